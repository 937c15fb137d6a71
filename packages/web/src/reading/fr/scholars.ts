import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/scholars.ts';
import { outline } from '../outlines/scholars.ts';
import { foursOf, roamingCount } from '../tables.ts';
import * as learned from './learned.ts';
import {
  armies,
  conditions,
  END_NOTES,
  ends,
  GROWTH,
  harmonies,
  LAYERS,
  options,
  ORIGIN,
  PYRAMIDS,
  SIEGE,
} from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Le jeu des savants',
  lead: 'Quatre façons de prendre, et vous choisissez après chaque déplacement. Les pyramides s’effritent étage par étage, les prisonniers changent de camp, et l’on convient d’avance de la victoire.',
  sections: {
    story: [
      'Le jeu et son document',
      ORIGIN,
      'Cette forme vient de _Das Spiel der Gelehrten_, un texte allemand non signé. Il est écrit depuis un pays imaginaire, Heligonia, et nomme un certain Asilo comme premier penseur du jeu. Il décrit une forme générale et, à côté, celle d’une maison de savants, le Nexus Corenae, qui a sa propre page. Avec dix prisonniers pour but, une partie dure environ une heure.',
      GROWTH,
    ],
    pieces: [
      'Les pions et leur mise en place',
      'Les ronds s’appellent ici _multiplices_, les triangles _superparticulares_, les carrés _superpartientes_, d’après les rapports dont ils naissent. Les pairs sont blancs, les impairs noirs.',
      armies('scholars'),
      `${PYRAMIDS} ${LAYERS}`,
      figure(
        d.start,
        'La position initiale. Les noirs (impairs) commencent, car les blancs ont souvent un léger avantage.',
      ),
    ],
    moves: [
      'Les déplacements',
      {
        list: [
          'Les ronds se déplacent d’*une* case, en ligne ou en colonne.',
          'Les triangles se déplacent de *deux* cases en diagonale.',
          'Les carrés se déplacent de *trois* cases dans les huit directions.',
          'La pyramide se déplace comme l’une des formes qu’elle contient encore. Sans rond, elle ne peut plus se déplacer d’une seule case.',
        ],
      },
      'Toutes les cases du chemin doivent être vides. Le document compte la case de départ ; sa « deuxième case » est à un pas.',
      figure(d.round, 'Un rond : quatre cases.'),
      figure(d.triangle, 'Un triangle : deux cases en diagonale.'),
      figure(d.square, 'Un carré : trois cases dans huit directions.'),
      `Les distances sont exactes, et cela décide de beaucoup. Un triangle ne peut atteindre de toute sa vie que ${roamingCount('scholars', 'triangle')} des 128 cases, un carré ${roamingCount('scholars', 'square', ' ou ')}. Les ronds et les pyramides entières vont partout. Voyez tôt quels adversaires un pion peut rencontrer.`,
      figure(d['roaming-triangle'], 'Toutes les cases où le {T20} pourra aller depuis d2.'),
      figure(d['roaming-square'], 'Toutes les cases où le {S45} pourra aller depuis b2.'),
    ],
    turn: [
      'Le déroulement d’un tour',
      {
        steps: [
          'Vous déplacez un pion. Ou vous faites rentrer un prisonnier, et le tour est fini.',
          'De tout ce qui peut être pris, vous prenez ce que vous voulez, une prise après l’autre. Chaque prise doit être valable au moment où elle se fait. Vous pouvez aussi ne rien prendre.',
          'Si le nombre convenu est atteint, ou si une harmonie se tient dans le camp adverse, vous avez gagné.',
        ],
      },
    ],
    reentry: [
      'Le retour des prisonniers',
      'Au lieu d’un déplacement, vous pouvez retourner un pion pris et le poser sur une case libre de votre dernière rangée : la 1 pour les blancs, la 16 pour les noirs. Il est désormais à vous. À ce tour, rien n’est pris. Ni étages ni pyramides ne reviennent, et un pion rentré ne compte plus comme prisonnier.',
      figure(d.reentry, 'Les blancs font rentrer le 25 en d1.'),
    ],
    taking: [
      'Les prises',
      'Après votre déplacement, n’importe lequel de vos pions peut prendre, pas seulement celui qui a bougé. Le preneur reste en place.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus : valeurs égales',
      'Votre pion prend un pion adverse de même valeur qu’il atteint.',
      figure(
        d.congressus,
        'Le {T9} va de a4 à c6. Deux cases plus loin en diagonale se tient le {c9} : $9 = 9$. Le rond, lui, ne porte pas si loin.',
      ),
    ],
    insidiae: [
      'Insidiae : à deux',
      'Deux de vos pions qui atteignent tous deux un pion adverse le prennent si la somme ou la différence de leurs valeurs donne la sienne. Avec l’option `product=yes`, le produit et le quotient comptent aussi.',
      figure(d.insidiae, 'Le {C8} va en c8. Avec le {C4} en d7, il prend le {t12} : $4 + 8 = 12$.'),
      figure(d.difference, 'Le {C16} va en c7. Avec le {C4}, il prend le {t12} : $16 − 4 = 12$.'),
    ],
    eruptio: [
      'Eruptio : valeur fois distance',
      'Votre pion prend un pion adverse sur la même rangée, colonne ou diagonale si sa valeur, multipliée par le nombre de cases qui les séparent, donne celle de l’adversaire. Ces cases doivent être vides. La façon dont le pion se déplace n’importe pas. L’option `count` compte autrement.',
      figure(
        d.eruptio,
        'Le {C4} va en c3. Sur la diagonale, trois cases le séparent du {t12} : $4 × 3 = 12$.',
      ),
    ],
    obsidio: [
      'Obsidio : le siège',
      'Un pion assiégé peut être pris, quel que soit son nombre.',
      SIEGE,
      figure(d.obsidio, 'Le {c7} va en b1. Le {C4}, dans le coin, ne peut plus bouger et peut être pris.'),
    ],
    pyramid: [
      'La pyramide',
      'Une pyramide est prise entière par la somme de ses étages présents ou par un siège. Ou bien elle est prise étage par étage, chacun par sa propre valeur ; la somme baisse d’autant. Elle prend avec sa somme ou avec un étage et reste entière en le faisant. La forme avec laquelle elle atteint et le nombre avec lequel elle compte se choisissent librement.',
      figure(
        d.layer,
        'Le {C16} va en d9 et prend l’étage 16 : $16 = 16$. La pyramide vaut désormais 174 et a perdu son unique rond.',
      ),
    ],
    victory: [
      'La victoire',
      'Il y a des victoires ordinaires, qui comptent les prisonniers, et des victoires véritables, qui demandent une harmonie. Le premier qui en atteint une gagne.',
    ],
    common: [
      'Les victoires ordinaires',
      'Avant la partie, vous convenez d’un nombre ou de plusieurs. S’il y en a plusieurs, tous doivent être atteints ensemble.',
      {
        list: [
          '_Victoire du corps_ (`pieces`) : un nombre de prisonniers.',
          '_Victoire des biens_ (`sum`) : une somme de leurs valeurs.',
          '_Victoire des revenus_ (`digits`) : un nombre de chiffres inscrits sur eux.',
        ],
      },
      'Les prisonniers 12, 30 et 121 font trois pions, la somme 163 et sept chiffres. Un étage est un pion.',
      figure(
        d.body,
        'Les blancs ont neuf prisonniers. Le {S25} prend le {c25} à trois cases : le dixième. Les blancs gagnent.',
      ),
    ],
    true: [
      'Les victoires véritables',
      'Le grand art est d’établir une harmonie dans le camp adverse, les 8 × 8 cases d’en face. Les pions adverses qui s’y trouvent peuvent servir, mais pas en dernier : l’harmonie doit contenir votre propre pion, celui que vous venez de jouer. Pour $a < b < c$ :',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, '2 4 6, à deux cases l’un de l’autre : une petite victoire.'),
      figure(
        d.angle,
        'Le {C8} va au sommet de l’angle entre le {C6} et le {t12} adverse : 6 8 12, harmonique.',
      ),
      figure(
        d.mighty,
        '4 6 9 12 aux coins d’un carré : 6 9 12 arithmétique, 4 6 9 géométrique, 4 6 12 harmonique. Une victoire suprême.',
      ),
      `Une pyramide compte pour sa somme présente. Avec \`pyramid-first=yes\`, il faut d’abord prendre la pyramide adverse. Les armées peuvent former ${foursOf('scholars', 'great').length} groupes de quatre pour une grande victoire et ${foursOf('scholars', 'excellent').length} pour une victoire suprême.`,
      ...harmonies('scholars', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('prise ni retour de prisonnier', 'ni jouer ni faire rentrer un prisonnier'),
    options: options('scholars'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'Le document énumère les armées et n’imprime pas de mise en place. Voici celle qui est d’usage sur 8 × 16 cases ; l’option en propose trois autres.',
    reentry:
      'Le document parle de variantes où les prisonniers reviennent et ne dit pas où. La dernière rangée de son propre camp est le lieu d’usage ; et comme on ne prend rien à ce tour, nulle attaque ne surgit du néant.',
    common:
      'Dix pions sont l’exemple même du document ; ils sont donc convenus si vous ne dites rien d’autre. Que seuls comptent les prisonniers en main, et un étage pour un pion, est notre lecture. Mettez les trois nombres à 0 pour ne jouer que pour les harmonies.',
    always:
      'Les victoires véritables valent toujours, quoi qu’on ait convenu, et une pyramide compte pour sa somme : le document y voit le grand art et ne dit pas qu’il faille s’accorder là-dessus.',
  },
});
