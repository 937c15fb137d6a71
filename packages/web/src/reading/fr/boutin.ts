import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/boutin.ts';
import { outline } from '../outlines/boutin.ts';
import { foursOf, roamingCount } from '../tables.ts';
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
  PYRAMIDS,
} from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'La rithmomachie d’après de Boissière, 1556',
  lead: 'Les règles les plus riches : six façons de prendre, des pions qui glissent ou qui sautent, des prisonniers qui reviennent, quatorze victoires. Pour qui connaît déjà une autre forme du jeu.',
  sections: {
    story: [
      'Le jeu et son article',
      'La rithmomachie apparaît dans des manuscrits de la fin du Xᵉ ou du début du XIᵉ siècle, et le haut clergé y joue jusqu’au XVIIᵉ. En 1482, l’évêque John Shirwood publie à Rome un texte qui lui est consacré. En 1556, le mathématicien Claude de Boissière fait imprimer les règles du jeu en français et lui donne un second souffle : des règles dont la difficulté suit les joueurs, et des tables pour qui n’aime pas calculer.',
      'En 1983, Michel Boutin reconstruit un jeu jouable à partir des traités de ce temps. Son article, mis en ligne par l’Escale à jeux, est notre document. Il y voit à la fois une bataille de pions et une bataille de nombres, et tient la dissymétrie du jeu pour la cause probable de sa disparition. Une partie menée jusqu’à la victoire propre occupe une soirée ; avec dix prisonniers pour but (`victory=corps`), elle dure environ une heure.',
      GROWTH,
    ],
    pieces: [
      'Les pions et leur mise en place',
      'Ici les pairs sont noirs et les impairs blancs, et le plateau est couché, comme Boutin le dessine.',
      armies('boutin'),
      `${PYRAMIDS} ${LAYERS} Tous les autres pions sont réversibles : l’envers porte le même nombre dans l’autre couleur.`,
      figure(d.start, 'La position initiale. Les noirs (pairs) commencent.'),
    ],
    moves: [
      'Les déplacements',
      {
        head: ['', 'régulier : glisse', 'irrégulier : saute'],
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
      'Un déplacement régulier glisse sur des cases libres. Un irrégulier saute par-dessus tout, mais ne prend jamais. _Atteindre_ une case signifie toujours : par un déplacement régulier, la case étant libre. Les distances sont exactes.',
      figure(d.round, 'Un rond. Il ne saute pas.'),
      figure(d.triangle, 'Un triangle : quatre glissades, huit sauts.'),
      figure(d.square, 'Un carré : quatre glissades, huit sauts.'),
      `Par les seuls déplacements réguliers, un triangle ne parcourt que ${roamingCount('boutin', 'triangle', ' ou ', true)} cases, un carré que ${roamingCount('boutin', 'square', ' ou ', true)}. Les sauts lèvent cette limite. Les ronds restent sur leur couleur.`,
    ],
    turn: [
      'Le déroulement d’un tour',
      'Un tour prend l’une de ces quatre formes. Les prises ne sont jamais obligatoires.',
      {
        steps: [
          'Un *déplacement régulier*, puis autant de prises possibles que vous voulez, l’une après l’autre. Les cases des victimes restent libres. Le preneur n’est pas forcément le pion déplacé.',
          'Une *prise d’abord* : un pion prend ce qu’il peut prendre maintenant et va à la place d’une victime. Puis des prises, comme après un déplacement.',
          'Un *déplacement irrégulier*, sans aucune prise.',
          'La *pose* : un prisonnier revient.',
        ],
      },
    ],
    'take-first': [
      'Prendre avant de se déplacer',
      'Si une prise est déjà possible au début de votre tour, un pion peut prendre une ou plusieurs victimes et va ensuite sur la case de l’une d’elles. C’est son déplacement. Après un assaut, il suit la ligne libre. De deux pions qui prennent ensemble, l’un ou l’autre peut y aller. Après un emprisonnement, c’est à un assiégeant qui atteint la case d’y aller ; si aucun ne l’atteint, la victime ne peut être prise qu’avec un déplacement régulier. Une pyramide qui n’a perdu qu’un étage est toujours là : personne n’y va.',
      figure(
        d['take-first'],
        'Trait aux blancs. Le {t16} prend le {C4} par puissance, $4² = 16$, et va en a3.',
      ),
    ],
    pose: [
      'La pose : le retour des prisonniers',
      'Au lieu d’un déplacement, vous retournez un pion pris et le posez sur une case libre de votre bord : la rangée 1 pour les noirs, la 16 pour les blancs. Cela compte pour un tour. Les prises alors possibles peuvent suivre. Ni étages ni pyramides ne reviennent. Un pion posé ne compte plus comme prisonnier.',
      figure(d.pose, 'Les noirs posent le 25 en b1. Il atteint aussitôt le {s25} et le prend.'),
    ],
    taking: [
      'Six façons de prendre',
      'Cinq d’entre elles calculent, la sixième non. Les figures de l’article sont perdues ; les nôtres gardent les cases que son texte nomme.',
    ],
    rencontre: [
      'La rencontre : valeurs égales',
      'Un pion prend un pion adverse de même valeur qu’il atteint.',
      figure(d.rencontre, 'Le {c25} va de b1 à c2 et prend le {S25} : $25 = 25$.'),
    ],
    embuche: [
      'L’embûche : à deux',
      'Deux pions qui atteignent tous deux un pion adverse le prennent si la somme, la différence, le produit ou le quotient de leurs valeurs donne la sienne.',
      figure(d.embuche, 'Le {C4} va de a4 à b3. Avec le {C8}, il prend le {t12} : $4 + 8 = 12$.'),
    ],
    assaut: [
      'L’assaut : à distance',
      'Deux adversaires se tiennent sur une même rangée, colonne ou diagonale, séparés par des cases libres. Si la plus grande valeur divisée par la plus petite donne le nombre de ces cases, chacun peut prendre l’autre. Deux pions de même valeur se prennent avec une case entre eux. À la lettre du texte, cela vaut aussi si le produit des deux valeurs est ce nombre. L’étage 1 y participe. L’option `count` compte autrement.',
      figure(d.assaut, 'Le {C36} va en h1. Trois cases le séparent du {t12} : $36 ÷ 12 = 3$.'),
      figure(
        d.discovered,
        'Le {C2} s’écarte et découvre la diagonale. Deux cases séparent le {T6} du {t12} : $12 ÷ 6 = 2$.',
      ),
    ],
    puissance: [
      'La puissance : puissances et racines',
      'Un pion prend un pion adverse qu’il atteint si l’une des valeurs est une puissance de l’autre : carré, cube, quatrième puissance, et ainsi de suite. La valeur 1 n’y participe pas.',
      figure(d.puissance, 'Le {c3} va en a2 et prend le {S81} : $3⁴ = 81$. De c2, il en ferait autant.'),
    ],
    progression: [
      'La progression : trois en proportion',
      'Deux pions qui atteignent tous deux un pion adverse le prennent si les trois valeurs, dans n’importe quel ordre, forment une progression arithmétique, géométrique ou harmonique.',
      figure(
        d.progression,
        'Le {T20} va en a3. Avec le {S15} en d1, il prend le {c25} : 15 20 25 est arithmétique.',
      ),
    ],
    emprisonnement: [
      'L’emprisonnement : sans issue',
      'Un pion peut être pris, quel que soit son nombre, s’il n’a plus aucun déplacement régulier vers une case libre et n’en aurait pas davantage si tous les autres pions de son armée étaient ôtés. Seuls les adversaires et le bord emprisonnent, et les sauts ne sauvent pas.',
      figure(
        d.emprisonnement,
        'Le {C4} va en b4. Le {t30}, enfermé, tombe ; le {t16} tombe par puissance, $4² = 16$. Le {T72} en b4 aurait emprisonné le {t30} tout aussi bien.',
      ),
    ],
    pyramide: [
      'Les pyramides',
      'Une pyramide vaut la somme des étages qui lui restent. Elle est prise entière, par cette somme ou par emprisonnement, ou disloquée étage par étage, chacun par sa propre valeur. Elle prend avec sa somme ou avec n’importe quel étage. Elle ne se disloque jamais en se déplaçant. Si elle perd ses carrés, elle ne se déplace plus comme un carré.',
      figure(
        d.layer,
        'Le {C4} vient à portée et prend l’étage 16 par puissance : $4² = 16$. La pyramide vaut désormais 174 et ne se déplace plus comme un rond.',
      ),
    ],
    victory: [
      'La victoire',
      'Avant la partie, vous convenez d’une victoire parmi quatorze : sept communes, qui comptent les prisonniers, et sept propres, qui demandent des progressions. L’option est `victory`.',
    ],
    common: [
      'Les sept victoires communes',
      {
        list: [
          '_Corps_ : un nombre de prisonniers, 10 si vous n’y changez rien (`pieces`).',
          '_Bien_ : une somme de leurs valeurs, 500 (`sum`).',
          '_Procès_ : un nombre de chiffres inscrits sur eux, 20 (`digits`).',
          'Leurs quatre combinaisons, toutes les conditions réunies.',
        ],
      },
      figure(
        d.proces,
        'Procès à cinq chiffres : les noirs ont le 120 et prennent le {c81}. Trois chiffres et deux font cinq : les noirs gagnent.',
      ),
    ],
    proper: [
      'Les sept victoires propres',
      'Prenez d’abord la pyramide adverse. Disposez ensuite vos pions, prisonniers retournés compris, dans le camp adverse de sorte qu’ils forment des progressions. Pour $a < b < c$ :',
      conditions('arithmetic', 'geometric', 'harmonic'),
      {
        list: [
          '_Médiocre_ : trois pions en ligne qui forment une progression ; l’une des trois sortes.',
          '_Grande_ : quatre pions qui en contiennent deux sortes ; l’un des trois couples.',
          '_Excellente_ : quatre pions qui contiennent les trois sortes.',
        ],
      },
      'Une ligne est une rangée, une colonne ou une diagonale. Les valeurs s’y suivent par ordre de grandeur, les intervalles peuvent être quelconques, et rien ne s’interpose. Quatre pions peuvent aussi occuper les coins d’un carré parallèle aux bords du plateau, dans n’importe quel ordre. Ce qui surpasse la victoire convenue gagne aussi. Un saut peut l’achever.',
      figure(d.mediocre, 'Médiocre : 16 36 56 sur une diagonale. Le 56 était blanc au départ.'),
      figure(d.great, 'Grande : 4 6 12 36. L’harmonique 4 6 12 et la géométrique 4 12 36.'),
      figure(
        d.excellent,
        'Excellente : 4 6 9 12 en carré. 6 9 12 arithmétique, 4 6 9 géométrique, 4 6 12 harmonique.',
      ),
      `Les armées peuvent former ${foursOf('boutin', 'great').length} groupes de quatre pour une grande victoire et ${foursOf('boutin', 'excellent').length} pour une excellente.`,
      ...harmonies('boutin', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('prise ni pose', 'ni se déplacer, ni prendre, ni poser un prisonnier'),
    options: options('boutin'),
    errata: ['Erreurs du document', 'Ce qui est faux ou perdu dans le texte que nous suivons.'],
    sources: [
      'Sources et bibliographie',
      'Les règles suivent l’article de Boutin et reposent sur les ouvrages qu’il cite :',
      { list: WORKS.boutin },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} Ce que l’adversaire achève pour vous gagne à la fin de votre tour suivant, si cela tient encore.`,
    setup:
      'La figure est perdue. L’article dit que de Boissière n’a pas modifié la situation initiale ; voici donc celle d’usage. L’option en propose trois autres.',
    begins: 'L’article ne dit pas qui commence. Ce sont les pairs.',
    moves:
      'Les figures sont perdues. Le texte nomme le cavalier et le chameau ; les déplacements réguliers se lisent dans les exemples et s’accordent avec ce que la notice de Halle rapporte de de Boissière.',
    turn: 'L’article admet les prises avant ou après un déplacement régulier et dit chaque fois où se place le preneur. Y lire deux formes d’un même tour donne un sens à chacune de ses phrases.',
    takeFirst:
      'L’article met le preneur à la place de la victime. Qui y va quand deux pions prennent ensemble, ou après un emprisonnement, il ne le dit pas ; nous complétons.',
    common:
      'L’article laisse les trois nombres aux joueurs. Dix, 500 et 20 sont de nous, comme de ne compter que les prisonniers en main, un étage pour un pion, une pyramide entière pour un pion qui vaut sa somme. Dix prisonniers donnent une partie courte, et les parties propres sont longues.',
    proper:
      'L’article laisse le choix aux joueurs. Si vous ne convenez de rien d’autre, c’est la victoire propre médiocre.',
    formation:
      'Que les intervalles puissent différer, que l’ordre compte en ligne et non en carré, et qu’une pyramide compte pour sa somme, se lit dans les trois exemples.',
    fourTerm:
      'Les tables anciennes tiennent pour géométriques quatre nombres tels que $a × d = b × c$. Les exemples de l’article s’en tiennent à trois termes. Sans cette lecture, trois groupes seulement sont excellents : 3 4 6 9, 4 6 9 12 et 15 20 30 45.',
    errFigures:
      'Toutes les figures sont perdues : plateau, pyramides, situation initiale, déplacements, prises et victoires.',
    errSums:
      'La légende de la figure 3 remarque que de Boissière a lui-même inversé les sommes des pyramides.',
    errSentence:
      'La phrase sur la nouvelle structure des pyramides a perdu une moitié : sans doute d’un empilement de carrés à un empilement de carrés, triangles et ronds.',
    errTwenty: 'Dans l’exemple de la progression, il manque son nombre au triangle noir. C’est le 20.',
    errSigns:
      'Les signes des déplacements réguliers et irréguliers subsistent sous la forme des mots diamond et blacklozenge.',
    errMurray: 'L’histoire des jeux de Murray est datée de 1942 ; elle a paru en 1952.',
    errDurham: 'Le siège de Shirwood est imprimé « Durhan » ; c’est Durham.',
  },
});
