import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as beginner } from '../diagrams/halle-beginner.ts';
import { foursOf, roamingCount } from '../tables.ts';
import { WORKS } from '../works.ts';
import { armies, END_NOTES, ends, GROWTH, options, ORIGIN, SIEGE } from './shared.ts';

/** What both games of Halle say in French. */

type Rules = 'halle-beginner' | 'halle-advanced';
type Diagrams = typeof beginner;

export const pieces = (rules: Rules, d: Diagrams, ...more: readonly Written[]): SectionText => [
  'Les pions et leur mise en place',
  ...more,
  armies(rules),
  'Les pairs sont blancs, les impairs noirs. La _pyramide_ est une tour d’étages carrés : tous les carrés de 1 à 36 font 91, ceux de 16 à 64 font 190. Deux de ses nombres seulement comptent ici, le total et la base : 91 ou 36, 190 ou 64. Tout autre pion porte au revers le même nombre, souligné, dans la couleur de l’adversaire. Ce revers ne sert qu’une fois, pour la victoire.',
  figure(d.start, 'La position initiale. Les blancs commencent.'),
];

export const moves = (rules: Rules, d: Diagrams): SectionText => [
  'Les déplacements',
  {
    list: [
      'Les ronds se déplacent d’*une* case.',
      'Les triangles se déplacent de *deux* cases.',
      'Les carrés se déplacent de *trois* cases.',
      'La pyramide se déplace d’*une, deux ou trois* cases, en ligne droite.',
    ],
  },
  'Tous vont en avant, en arrière ou de côté, jamais en diagonale, et ne sautent jamais. Triangles et carrés peuvent tourner une fois à angle droit en chemin. Un triangle arrive alors sur une case voisine en diagonale, un carré à un pas de cavalier. Si deux chemins mènent à la même case, il suffit que l’un soit libre.',
  figure(
    d.triangle,
    'Le {T20} a le choix entre sept cases. Le {C4} barre la voie tout droit, mais c6 et e6 s’atteignent par le côté.',
  ),
  figure(d.square, 'Le {S45} sur un plateau dégagé : trois cases tout droit, ou deux et une en tournant.'),
  figure(d.pyramid, 'La pyramide va tout droit : une, deux ou trois cases.'),
  `Les distances sont exactes. Un triangle n’avance jamais d’une seule case et ne quitte donc jamais sa couleur : il peut atteindre ${roamingCount(rules, 'triangle')} des ${roamingCount(rules, 'round')} cases.`,
  figure(d.roaming, 'Toutes les cases que ce triangle pourra jamais atteindre.'),
];

export const turn: SectionText = [
  'Le déroulement d’un tour',
  {
    steps: [
      'Les pions adverses marqués qui sont encore attaqués sont ôtés. Le programme s’en charge.',
      'Vous déplacez un pion. Ou vous posez un pion pris, si cela vous fait gagner.',
      'Les pions adverses assiégés sont ôtés aussitôt.',
      'Si votre suite est en place, vous avez gagné.',
      'Tout pion adverse que vous attaquez maintenant est marqué. L’adversaire le voit et peut répondre.',
    ],
  },
];

export const taking = (d: Diagrams): SectionText => [
  'Les prises : d’abord marqué, ensuite pris',
  'C’est le propre de Halle. Une attaque ne prend pas tout de suite. Le pion attaqué est d’abord *marqué*. L’adversaire a un tour pour répondre : l’éloigner, interposer un autre pion, prendre l’attaquant. Avant votre coup suivant, tout pion marqué que vous attaquez alors d’une manière ou d’une autre est pris, où qu’il soit allé.',
  figure(
    d.taken,
    'Les blancs attaquent le {t30}, les noirs jouent ailleurs : le {t30} est perdu avant le coup blanc suivant.',
  ),
  figure(d.escape, 'La même attaque, mais le {t30} tourne vers d9. Il est à l’abri.'),
];

export const eruptio = (d: Diagrams): SectionText => [
  'Eruptio : valeur fois distance',
  'Un pion adverse est attaqué si la valeur du vôtre, multipliée par la distance, donne la sienne : $valeur × distance = adversaire$. La distance est le nombre de pas de l’un à l’autre, en ligne ou en colonne. Aucun pion ne doit se trouver entre eux.',
  figure(
    d.eruptio,
    'Le {C6} va de c2 à c3. De là, le {t30} est à cinq pas : $6 × 5 = 30$. Le {t30} est marqué.',
  ),
  'La façon dont le pion se déplace n’importe pas pour l’eruptio. L’option `count` compte autrement.',
];

export const insidiae = (d: Diagrams): SectionText => [
  'Insidiae : en tenaille',
  'Un pion adverse est attaqué si deux des vôtres se tiennent juste à côté de lui, de part et d’autre, en ligne ou en colonne, et que la somme ou le produit de leurs valeurs donne la sienne.',
  figure(
    d.insidiae,
    'Le {c9} va de c4 à c5. Avec le {c5} de l’autre côté, il tient le {S45} : $5 × 9 = 45$.',
  ),
];

export const obsidio = (d: Diagrams): SectionText => [
  'Obsidio : le siège',
  'Un pion assiégé est perdu aussitôt, sans marque. Les nombres n’y comptent pas.',
  SIEGE,
  figure(d.obsidio, 'Le {c7} va de b2 à b1. Le {C4}, dans le coin, n’a plus de case. Il est pris.'),
];

export const pyramid = (d: Diagrams): SectionText => [
  'La pyramide',
  'Une pyramide est attaquée par son total ou par sa base, et attaque avec ces deux mêmes nombres. Elle est toujours prise entière. Sans la pyramide adverse, pas de victoire : protégez la vôtre.',
  figure(
    d.base,
    'Le {t12} va de e7 à e5. Avec le {c3}, il touche la base de la pyramide blanche : $3 × 12 = 36$. La pyramide entière est marquée.',
  ),
];

export const place = (d: Diagrams): readonly Written[] => [
  'Un pion pris peut vous aider. Au lieu de jouer, vous le posez sur une case libre, revers dessus, s’il achève la suite et vous fait gagner. Les pyramides n’ont pas de revers et ne se posent pas.',
  figure(
    d.place,
    'Les blancs ont pris le 5 et le posent en e9 : 2 5 8 est arithmétique. Les blancs gagnent.',
  ),
];

export const extensions = (rules: Rules, d: Diagrams): SectionText => [
  'Extensions',
  'La notice se termine par ce que d’autres auteurs ont joué. Chaque extension est une option, absente tant que vous n’en convenez pas, et toutes se combinent.',
  '*Déplacements d’après de Boissière* (`moves=boissiere`). Les ronds vont d’une case en diagonale, les triangles de deux et les carrés de trois cases tout droit, sans tourner. La pyramide se déplace comme chacun d’eux.',
  figure(d.boissiere, 'Un rond qui va en diagonale.'),
  '*À la deuxième case* (`moves=second-field`). Les ronds se déplacent de deux cases, les triangles de trois, les carrés de quatre, la pyramide de deux à quatre.',
  figure(d['second-field'], 'Un carré qui avance de quatre cases, tout droit ou en tournant.'),
  '*Différence et quotient* (`difference=yes`). En tenaille, la différence et le quotient comptent aussi ; pour l’eruptio, la division. Les petits nombres sont désormais en danger.',
  figure(d.difference, 'Le {T42} va en e6 : $45 − 42 = 3$. Le {c3} est marqué.'),
  '*Complément* (`completion=yes`). Si le produit de l’eruptio ne suffit pas, on peut ajouter un troisième pion qui atteint la case de la victime ; avec `difference`, on peut aussi le retrancher.',
  figure(
    d.completion,
    'Six fois quatre pas font 24. Le {C4}, à côté du {s28}, apporte le reste : $6 × 4 + 4 = 28$.',
  ),
  '*Suites géométriques* (`geometric=yes`) : elles gagnent aussi, $a × c = b²$.',
  figure(d.geometric, '4 6 9 est géométrique : $4 × 9 = 6²$.'),
  '*La plus grande harmonie* (`greatest=yes`). Les quatre nombres 6 8 9 12 sur une rangée ou une colonne gagnent aussi. Ils contiennent 6 9 12 (arithmétique), 6 8 12 (harmonique) et les intervalles de la musique : octave 12:6, quintes 12:8 et 9:6, quartes 12:9 et 8:6, seconde 9:8. Seuls les blancs peuvent la former, et seulement avec les armées complètes : ils ont alors le 6, le 8 et le 9, prennent le 12 et le posent. Aux noirs manquent le 6 et le 8, et un seul pion pris peut servir.',
  figure(d.greatest, 'Les blancs posent le 12 et achèvent la plus grande harmonie.'),
  `*Degrés de victoire* (\`grade\`). La _victoria magna_ est la suite de trois. La _victoria maior_ demande, sur une rangée ou une colonne, quatre pions par ordre de grandeur qui contiennent deux sortes de suites, comme 3 4 5 6. La _victoria praestantissima_ demande les trois sortes ; il y a ${foursOf(rules, 'excellent').length} groupes de quatre qui les contiennent.`,
  figure(d.grade, '3 4 6 9 les contient toutes : 3 6 9 arithmétique, 4 6 9 géométrique, 3 4 6 harmonique.'),
  '*Sans la pyramide* (`pyramid-first=no`). Il n’est plus nécessaire de prendre d’abord la pyramide adverse. La notice remarque que peu de textes anciens l’exigent.',
];

export const end = ends('prise', 'ni jouer ni gagner en posant un pion');
export { options };

export const story = (own: string): SectionText => ['Le jeu et sa notice', ORIGIN, own, GROWTH];

export const errata: SectionText = [
  'Erreurs de la notice',
  'Ce qui est faux ou perdu dans le texte que nous suivons. Rien de cela ne change le jeu.',
];

export const sources: SectionText = [
  'Sources et bibliographie',
  'Les règles suivent _Rhythmarchie. Spielanleitung_, une notice allemande de Karin Richter et Raffaela Banse. « Halle » n’est que le nom qu’elle porte ici. Elle s’appuie sur :',
  { list: WORKS.halle },
];

export const notes = {
  ...END_NOTES,
  moves:
    'La notice laisse tourner les triangles et les carrés et ne dit rien de la pyramide. Elle va donc tout droit.',
  endOfTurn:
    'La notice dit seulement que le plus rapide gagne. Nous regardons d’abord le camp qui a joué, puis, après les prises en attente, l’autre. Ainsi les deux ne peuvent pas gagner à la fois. Une suite que l’adversaire achève pour vous en s’écartant gagne avant votre coup.',
  twoStages:
    'Un pion qui entre de lui-même dans une attaque n’est marqué qu’après votre tour suivant. La notice n’en parle pas ; lue ainsi, elle laisse à chaque pion un tour pour s’échapper.',
  pyramid:
    'La notice dit par quels nombres une pyramide est prise, non avec lesquels elle attaque. Nous prenons les deux mêmes.',
  victory:
    'Dans la suite aussi, une pyramide compte pour son total ou sa base. La notice ne le dit pas ; elle compte ainsi partout ailleurs.',
  boissiere:
    'La notice ne mentionne pas ici la pyramide. Elle représente les trois formes et se déplace donc comme chacune.',
  secondField:
    'La notice ne donne que les trois distances. Que les ronds ne tournent pas davantage et que la pyramide se déplace de deux à quatre cases découle de leurs déplacements ordinaires.',
  fourTerm:
    'Les tables anciennes tiennent pour géométriques quatre nombres tels que $a × d = b × c$, comme 6 8 9 12. Sans cela, le plus haut degré est presque hors d’atteinte : il ne reste que 3 4 6 9, 4 6 9 12 et 15 20 30 45.',
  errTerms: 'La notice écrit _obsidia_ et, une fois, _eruptia_. Les mots latins sont obsidio et eruptio.',
  errFigures:
    'Les dessins de l’eruptio, des insidiae et du revers des pions sont perdus. Des insidiae il reste trois nombres : 5 et 45 côte à côte, le 9 en diagonale sous la case suivante. Notre figure s’y accorde.',
  errBoissiere: 'De Boissière est écrit « de Boissère ».',
  errNumbers: 'Les numéros des sous-sections ne figurent que dans la table des matières.',
  errName: 'Le jeu s’appelle Rhythmarchie dans le titre, Rithmomachie dans le texte et Rhythmackie à la fin.',
};
