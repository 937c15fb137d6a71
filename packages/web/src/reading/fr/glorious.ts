import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/glorious.ts';
import { outline } from '../outlines/glorious.ts';
import { roamingCount } from '../tables.ts';
import { WORKS } from '../works.ts';
import {
  armies,
  conditions,
  END_NOTES,
  END_OF_TURN,
  ends,
  GROWTH,
  harmonies,
  LAYERS,
  options,
  ORIGIN,
  PYRAMIDS,
} from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'La rithmomachie aux victoires parfaites et petites',
  lead: 'Les prises se font d’elles-mêmes, les pions sautent, et trois nombres dans le camp adverse terminent aussitôt la partie. Le plus rapide des grands jeux.',
  sections: {
    story: [
      'Le jeu et sa feuille de règles',
      ORIGIN,
      'Cette forme vient d’une courte feuille de règles japonaise, _Rithmomachy_, non signée. Elle connaît deux sortes de victoires : la « victoire parfaite », 完全なる勝利, par une progression, et les « petites victoires », 小さな勝利, par le butin. Pour les tables, elle renvoie à une page de boardspace.net sur les victoires glorieuses. Une partie dure d’une demi-heure à une heure. Il faut surveiller tout le plateau, car tout ce qui peut être pris est pris.',
      GROWTH,
    ],
    pieces: [
      'Les pions et leur mise en place',
      'Les pairs sont blancs, les impairs noirs.',
      armies('glorious'),
      `${PYRAMIDS} ${LAYERS} Tout pion peut être retourné, les étages aussi.`,
      figure(
        d.start,
        'La position initiale. Les armées sont deux rangées plus près que d’habitude. Les noirs (impairs) commencent.',
      ),
    ],
    moves: [
      'Les déplacements',
      {
        head: ['', 'glisse', 'saute'],
        table: [
          ['rond', 'une case en diagonale', '–'],
          ['triangle', 'deux cases en ligne ou en colonne', 'pas de cavalier (2 et 1)'],
          ['carré', 'trois cases en ligne ou en colonne', 'pas de chameau (3 et 1)'],
          [
            'pyramide',
            'comme l’une des formes qu’elle contient encore',
            'comme l’une des formes qu’elle contient encore',
          ],
        ],
      },
      'Pour glisser, il faut que le chemin soit libre ; pour sauter, non. On dit qu’un pion _atteint_ une case lorsqu’il pourrait y aller maintenant, en glissant ou en sautant, si elle était vide. Les distances sont exactes.',
      figure(d.round, 'Un rond.'),
      figure(d.triangle, 'Le {C4} barre la glissade du {T20} tout droit. Les sauts passent par-dessus.'),
      figure(d.square, 'Un carré : quatre glissades, huit sauts.'),
      `Un rond peut atteindre ${roamingCount('glorious', 'round')} des 128 cases, celles de sa couleur. Tous les autres vont partout.`,
    ],
    split: [
      'Un étage quitte sa pyramide',
      'Au lieu de déplacer la pyramide, vous pouvez en faire sortir un étage. Il se déplace selon sa propre forme vers une case libre et devient un pion ordinaire. Le total de la pyramide baisse de sa valeur. Le dernier étage reste. Les prises suivent comme après tout déplacement.',
      figure(
        d.split,
        'Le triangle 16 quitte la pyramide par un pas de cavalier. La pyramide vaut désormais 75.',
      ),
    ],
    turn: [
      'Le déroulement d’un tour',
      {
        steps: [
          'Vous déplacez un pion, faites sortir un étage ou posez un prisonnier.',
          'Après un déplacement, tout ce qui peut être pris est pris en même temps. Après une pose, rien n’est pris.',
          'Si une victoire est en place, vous avez gagné.',
        ],
      },
    ],
    place: [
      'Le retour des prisonniers',
      'Au lieu d’un déplacement, vous pouvez retourner un pion pris et le poser sur une case libre de votre dernière rangée : la 1 pour les blancs, la 16 pour les noirs. À ce tour, rien n’est pris, et le pion ne compte plus comme prisonnier.',
      figure(d.place, 'Les blancs posent le 25 en b1. Il atteint le {s25}, mais ne prend pas encore.'),
    ],
    taking: [
      'Les prises',
      'Après votre déplacement, tous les pions adverses exposés à l’une des quatre prises sont pris à la fois. Vous n’avez pas le choix, et les prises que celles-ci viennent de rendre possibles ne s’y ajoutent pas. Vos pions restent en place. Les prises qui menacent vos propres pions sont l’affaire de l’adversaire, à son tour.',
    ],
    meeting: [
      'La rencontre (meeting) : valeurs égales',
      'Votre pion prend un pion adverse de même valeur qu’il atteint, sauts compris.',
      figure(d.meeting, 'Le {T25} va de c4 à c6. Le {c25} est à un pas de cavalier : $25 = 25$.'),
    ],
    assault: [
      'L’assaut (assault) : valeur et distance',
      'Votre pion prend un pion adverse sur la même rangée, colonne ou diagonale si sa valeur, multipliée ou divisée par le nombre de cases, donne celle de l’adversaire. On compte aussi les cases des deux pions : deux pour des voisins, trois avec une case entre eux. Entre les deux, tout doit être vide.',
      figure(
        d.assault,
        'Le {C4} vient en c6. De c6 à c8, il y a trois cases : $4 × 3 = 12$. Le {t12} est pris.',
      ),
      figure(
        d.division,
        'Les mêmes pions, mais ce sont les noirs qui viennent : $12 ÷ 3 = 4$. Le {C4} est pris.',
      ),
      figure(
        d.between,
        'La position initiale avec `count=between`. Les noirs ont joué leur 9, et le 72 en g5 a disparu, car six cases le séparaient du 12 : $12 × 6 = 72$.',
      ),
    ],
    ambuscade: [
      'L’embuscade (ambuscade) : à deux',
      'Deux de vos pions qui atteignent tous deux un pion adverse le prennent si la somme de leurs valeurs donne la sienne.',
      figure(d.ambuscade, 'Le {C4} va en b3. Avec le {C8}, il prend le {t12} : $4 + 8 = 12$.'),
    ],
    siege: [
      'Le siège (siege) : des quatre côtés',
      'Un pion est pris si ses quatre voisins en ligne et en colonne sont des adversaires ou le bord. Les diagonales ne comptent pas, ni les sauts qu’il pourrait encore faire.',
      figure(
        d.siege,
        'Le {C8} vient en b10. Le {c3}, au bord, a des adversaires sur ses trois autres côtés.',
      ),
    ],
    pyramid: [
      'La pyramide',
      'Une pyramide compte pour son total présent et pour chacun de ses étages : quand elle prend, quand elle est prise, et dans une victoire. La noire est un 190 et aussi un 64, un 49, un 36, un 25 et un 16. Prise par son total, elle tombe entière ; prise par la valeur d’un étage, elle perd cet étage ; un siège la prend tout entière.',
      figure(d.layer, 'Le {C16} vient à portée et prend l’étage 16. La pyramide vaut désormais 174.'),
    ],
    victory: [
      'La victoire',
      'Le premier qui atteint l’une des victoires convenues gagne. Il n’est pas nécessaire de prendre la pyramide adverse.',
    ],
    perfect: [
      'La victoire parfaite',
      'Trois pions dans le camp adverse, les 8 × 8 cases d’en face, forment une progression. L’un d’eux au moins est à vous. Ils se tiennent à distances égales sur une rangée, une colonne ou une diagonale, le nombre moyen au milieu ; ou à angle droit, côtés égaux, le nombre moyen au sommet. Rien ne s’interpose. Pour $a < b < c$ :',
      conditions('arithmetic', 'geometric', 'harmonic'),
      figure(d.row, 'Le premier exemple de la feuille : 1 8 15, de sept en sept.'),
      figure(d.diagonal, 'Le deuxième : 4 16 64 sur une diagonale, $4 × 64 = 16 × 16$.'),
      figure(
        d.angle,
        'Le troisième : 3 4 6 à angle droit, $(3 + 6) × 4 = 3 × 6 × 2$. Le {c3} est à l’adversaire.',
      ),
      'Comme une pyramide compte pour chacun de ses étages, le 1 participe aussi.',
      ...harmonies('glorious', 'arithmetic', 'geometric', 'harmonic'),
    ],
    small: [
      'Les petites victoires',
      {
        list: [
          '*Quinze pions* (`pieces`). Chaque étage compte pour un.',
          '*Points* (`points`). Les prisonniers des blancs doivent valoir 1315 sur les 1752 des noirs, ceux des noirs 984 sur les 1312 des blancs.',
          '*Chiffres convenus* (`digits`), désactivés par défaut. Qui détient des prisonniers montrant tous ces chiffres gagne.',
        ],
      },
      figure(
        d.digits,
        'Les chiffres 1, 2 et 3 sont convenus. Les noirs ont 25 et 36 et prennent le {T81} : le 2, le 3 et le 1 y sont. Les noirs gagnent.',
      ),
      'Un prisonnier posé de nouveau ne compte plus.',
    ],
    ends: ends(
      'prise, pose ni sortie d’étage',
      'ni se déplacer, ni faire sortir un étage, ni poser un prisonnier',
    ),
    options: options('glorious'),
    errata: ['Erreurs du document', 'Ce qui est faux ou perdu dans le texte que nous suivons.'],
    sources: [
      'Sources et bibliographie',
      'Les règles suivent la feuille japonaise et la page à laquelle elle renvoie :',
      { list: WORKS.glorious },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} Ce que l’adversaire achève pour vous gagne à la fin de votre tour suivant, si cela tient encore.`,
    setup:
      'La figure est perdue. Nous rapprochons de deux rangées les formations d’usage ; il reste ainsi une dernière rangée libre pour les prisonniers. L’option propose les places habituelles et deux autres mises en place.',
    begins: 'La feuille ne dit pas qui commence. Ce sont les impairs, comme dans le jeu des savants.',
    moves:
      'La figure est perdue. Le texte dit seulement que les déplacements en ligne et en colonne sont barrés par les pions. Il en est donc d’autres qui ne le sont pas : les sauts de de Boissière.',
    place:
      'La feuille compte la pose pour un tour et défend de prendre aussitôt ; elle ne dit pas où. La dernière rangée de son propre camp est le lieu d’usage. Qu’un pion posé ne compte plus comme prisonnier est aussi notre lecture.',
    captures:
      'La feuille dit que ces pions sont pris et ne parle ni de choix ni de place pour le preneur. Tous sont donc pris à la fois, et les preneurs restent.',
    assault:
      'La feuille ne dit pas comment compter les cases. Si seules comptaient les cases intermédiaires, il y en aurait six au départ entre le 12 noir et le 72 blanc, $12 × 6 = 72$ : presque tout premier coup noir prendrait le 72. Les deux pions compris, aucune prise n’est possible au départ.',
    ambuscade:
      'La feuille met la victime entre les deux et ajoute entre parenthèses que les deux l’atteignent. Nous prenons la parenthèse pour le sens ; les trois ne sont pas forcément alignés.',
    siege:
      'La feuille dit « des quatre côtés » et rien de plus. Que le bord aide l’assiégeant, et que vos propres pions ne vous assiègent pas, est notre lecture.',
    perfect:
      'La feuille parle de trois angles à égale distance. Nous lisons un angle droit à côtés égaux et demandons le nombre moyen au milieu.',
    points:
      'La feuille a inversé les nombres : les noirs ne pourraient jamais prendre 1315 sur 1312. Et pour 980 nous lisons 984, les trois quarts de 1312, comme 1315 dépasse d’un les trois quarts de 1752.',
    errPoints:
      'La feuille donne 980 points aux blancs et 1315 aux noirs. Les nombres sont inversés, et 980 devrait être 984.',
    errHeading:
      'La dernière formule est intitulée 等比数列, géométrique. C’est l’harmonique, comme le dit sa propre dernière ligne (調和数列).',
    errSquares: 'Le tableau des pions compte huit carrés par camp. Il y en a sept, et la pyramide.',
    errFigures: 'Toutes les figures sont perdues : mise en place, déplacements, prises, victoires.',
  },
});
