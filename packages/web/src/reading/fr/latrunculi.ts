import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as piso } from '../diagrams/latrunculi-piso.ts';
import type { RuleSetId } from '../page.ts';
import { stoneRows } from '../tables.ts';
import { WORKS } from '../works.ts';

/** What both variants of Ludus latrunculorum say in French. */

type Diagrams = Pick<
  typeof piso,
  'start' | 'placing' | 'step' | 'back-and-forth' | 'between' | 'quiet' | 'blockade' | 'last-stone'
>;

export const story = (own: string): SectionText => [
  'Le jeu et son document',
  'Le ludus latrunculorum, le jeu des petits soldats, se jouait dans tout l’Empire romain. Aucune règle ne nous est parvenue, seulement des plateaux, des pions et des remarques en passant. Varron compare le plateau à un tableau de déclinaisons : c’était donc une grille. Un poème à la louange de Pison raconte comment on répartit habilement les pions sur le plateau ouvert. Ovide et Martial disent qu’un pion est perdu entre deux ennemis. Isidore de Séville connaît trois noms pour les pions : vagi, ordinarii et inciti.',
  'Les règles suivent ici un texte allemand, _Ludus latrunculorum – Das Spiel der kleinen Soldaten_. Il reconstruit le jeu d’après ces témoins en deux variantes. Comment les pions se déplaçaient, aucun auteur antique ne le dit ; le texte choisit un jeu fluide.',
  own,
];

export const pieces = (d: Diagrams, rules: RuleSetId): SectionText => [
  'Le plateau et les pions',
  'Le plateau a 8 × 8 cases. Chaque camp a 20 pions pareils, ornés d’anneaux dessus, plats dessous. Au début, le plateau est vide. Les noirs commencent.',
  figure(d.start, 'Le début : un plateau vide.'),
  'On a trouvé des plateaux romains d’autres tailles. Vous pouvez y jouer aussi.',
  { head: ['Plateau', 'Pions par camp'], table: stoneRows(rules) },
];

export const placing = (d: Diagrams, nothing: string): SectionText => [
  'Première phase : poser',
  `Les joueurs posent à tour de rôle un pion sur une case libre, jusqu’à ce que tous y soient. Les pions s’appellent alors _vagi_, les errants. ${nothing} Un pion qui se trouve entre deux ennemis reste à l’abri jusqu’à ce que l’un d’eux s’en aille et qu’un gardien arrive de nouveau.`,
  figure(
    d.placing,
    'Les noirs posent un pion en e5. Le pion blanc en e4 se trouve entre deux noirs. Dans cette phase, cela ne fait rien.',
  ),
];

export const step = (d: Diagrams, more: string): readonly Written[] => [
  `Une fois tous posés, les pions sont des _ordinarii_, les réguliers. À chaque tour, un pion fait un pas en avant, en arrière ou de côté vers une case libre. ${more}`,
  figure(d.step, 'Le pion en d4 peut aller en d3 ou en c4. Les autres cases voisines sont occupées.'),
  'Un pion ne doit pas faire la navette. Il peut aller et revenir ; il ne peut pas y retourner au tour suivant de son camp. Si son camp joue un autre pion entre-temps, c’est de nouveau permis.',
  figure(
    d['back-and-forth'],
    'Le pion en c3 vient d’aller en c4 et d’en revenir. Il ne peut pas retourner en c4 maintenant.',
  ),
];

export const between = (d: Diagrams): Written =>
  figure(
    d.between,
    'Les blancs se placent entre deux pions noirs. Il ne se passe rien : nul ne perd un pion par son propre coup.',
  );

export const ENCLOSE =
  'Un pion adverse est enfermé si deux des vôtres se tiennent juste à côté de lui, de part et d’autre, en ligne ou en colonne. L’enfermement doit naître de votre propre coup.';

export const ends = (d: Diagrams, last: string, bound: string, quiet: string): SectionText => [
  'La fin de la partie',
  `Dans tous les cas, on compte les pions pris. Qui en a pris le plus gagne ; à égalité, la partie est nulle. ${bound}`,
  {
    list: [
      `*Un seul pion.* ${last}`,
      '*Blocage.* Le joueur au trait ne peut pas jouer. Il ne perd pas pour cela, seulement s’il a moins pris.',
      `*Cent tours calmes.* 100 tours de suite, 50 de chaque côté, sans ${quiet}. Les bons joueurs en arrivent souvent là, car une rangée fermée ne peut pas être attaquée. Mieux vaut donc prendre l’avantage à temps.`,
      '*La même position pour la troisième fois.*',
    ],
  },
  figure(d['last-stone'], 'Les blancs prennent l’avant-dernier pion. La partie est finie.'),
  figure(
    d.blockade,
    'Les noirs vont en d5. Les deux pions blancs sont enfermés, les blancs ne peuvent pas jouer. Les noirs ont pris trois pions, les blancs un : les noirs gagnent.',
  ),
  figure(
    d.quiet,
    'Le centième tour calme. Les noirs ont pris deux pions, les blancs un : les noirs gagnent.',
  ),
  'Vous pouvez abandonner à tout moment, et les deux joueurs peuvent convenir d’une partie nulle.',
];

export const errata: SectionText = [
  'Erreurs du document',
  'Ce qui est faux ou perdu dans le texte que nous suivons.',
];

export const sources: SectionText = [
  'Sources et bibliographie',
  'Les règles suivent _Ludus latrunculorum – Das Spiel der kleinen Soldaten_, en allemand, non signé. Pour aller plus loin, le texte cite :',
  { list: WORKS.latrunculi },
  'Ses témoins antiques sont Varron, _De lingua Latina_ X 22 ; la _Laus Pisonis_ ; Ovide, _Tristes_ II 478 et _L’Art d’aimer_ III 358 ; Martial, _Épigrammes_ XIV 17 ; Sénèque, _Lettres_ 117, 30 ; Isidore de Séville, _Étymologies_ XVIII 67.',
];

export const notes = {
  size: 'Le document joue sur 8 × 8 avec 20 pions, nomme les autres plateaux et dit que le nombre de pions a dû varier. Les nôtres gardent le rapport de 20 à 64, arrondi vers le bas.',
  first:
    'Le document ne dit pas qui commence. Il donne les pions noirs à son lecteur : les noirs commencent donc, et qui pose le premier joue aussi le premier.',
  backAndForth:
    'Le document défend d’aller et venir « plusieurs fois de suite ». Un aller et retour, c’est une fois ; le pas suivant ferait plusieurs.',
  quiet:
    'Le document ne dit pas comment finit une partie sans progrès. Sans cette règle, deux rangées fermées se feraient face à jamais.',
  repetition:
    'Le document ne défend la navette qu’à un seul pion. Les cycles plus longs ont aussi besoin d’une fin.',
  errFigures:
    'Des figures il ne reste que les légendes : le coin, deux à la fois, le saut et le pion libéré. Les nôtres s’y accordent.',
};
