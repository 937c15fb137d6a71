import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/nexus-corenae.ts';
import { outline } from '../outlines/nexus-corenae.ts';
import { foursOf, roamingCount } from '../tables.ts';
import * as learned from './learned.ts';
import { armies, conditions, END_NOTES, ends, GROWTH, harmonies, options, ORIGIN } from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Le jeu des savants au Nexus Corenae',
  lead: 'Toutes les formes vont dans toutes les directions, la tour est d’un seul tenant, et seules les harmonies gagnent. Nos règles les plus strictes.',
  sections: {
    story: [
      'Le jeu et son document',
      ORIGIN,
      'Cette forme vient de _Das Spiel der Gelehrten_, un texte allemand non signé, écrit depuis un pays imaginaire. Les savants du Nexus Corenae y jouent ainsi. Le document la raconte par ce qui la sépare de la forme générale : des déplacements plus libres, moins de prises, ni siège ni retour des prisonniers, et une tour qui doit tomber avant qu’une harmonie compte. Une partie peut durer deux heures et plus.',
      GROWTH,
    ],
    pieces: [
      'Les pions et leur mise en place',
      armies('nexus-corenae'),
      'La pyramide s’appelle ici la _tour_. C’est un seul pion à plusieurs nombres : 36 25 16 9 4 1 pour les blancs (pairs), 64 49 36 25 16 pour les noirs (impairs). Le plus grand est sa base.',
      figure(d.start, 'La position initiale. Les blancs (pairs) commencent.'),
      'Le Nexus joue avec d’autres formes : petits carrés pour nos ronds, grands carrés pour nos triangles, ronds pour nos carrés. `shapes=document` les dessine ainsi ; les règles ne changent pas.',
      figure(d.shapes, 'La même position avec les formes du document.'),
    ],
    moves: [
      'Les déplacements',
      {
        list: [
          'Les ronds se déplacent d’*une* case.',
          'Les triangles se déplacent de *deux* cases.',
          'Les carrés se déplacent de *trois* cases.',
          'La tour se déplace d’*une, deux ou trois* cases, à son gré.',
        ],
      },
      'Tous vont dans les huit directions, et toutes les cases du chemin doivent être vides.',
      figure(d.triangle, 'Un triangle : deux cases dans huit directions.'),
      figure(d.tower, 'La tour : une, deux ou trois cases dans huit directions.'),
      `Les distances sont exactes. Un triangle peut atteindre ${roamingCount('nexus-corenae', 'triangle')} des 128 cases, un carré ${roamingCount('nexus-corenae', 'square', ' ou ')}. Les ronds et les tours vont partout.`,
      figure(d['roaming-triangle'], 'Toutes les cases où le {T20} pourra aller depuis d2.'),
      figure(d['roaming-square'], 'Toutes les cases où le {S45} pourra aller depuis b2.'),
    ],
    turn: [
      'Le déroulement d’un tour',
      {
        steps: [
          'Vous déplacez un pion.',
          'De tout ce qui peut être pris, vous prenez ce que vous voulez, une prise après l’autre. Chaque prise doit être valable au moment où elle se fait. Vous pouvez aussi ne rien prendre.',
          'Si la tour adverse est prise et qu’une harmonie avec le pion joué se tient dans le camp adverse, vous avez gagné.',
        ],
      },
      'Les prisonniers ne reviennent pas.',
    ],
    taking: [
      'Les prises',
      'Il y en a trois. Après votre déplacement, n’importe lequel de vos pions peut prendre, pas seulement celui qui a bougé. Le preneur reste en place. Il n’y a pas de siège ; le document suppose qu’il manquait d’élégance.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus : valeurs égales',
      'Votre pion prend un pion adverse de même valeur qu’il atteint.',
      figure(d.congressus, 'Le {T9} va de c4 à c6 et prend le {c9} deux cases plus loin : $9 = 9$.'),
    ],
    insidiae: [
      'Insidiae : la règle d’addition',
      'Deux de vos pions qui atteignent tous deux un pion adverse le prennent si la somme de leurs valeurs donne la sienne. Différence, produit et quotient ne comptent pas.',
      figure(d.insidiae, 'Le {C4} va en diagonale en c7. Avec le {C8}, il prend le {t12} : $4 + 8 = 12$.'),
    ],
    eruptio: [
      'Eruptio : valeur fois distance',
      'Votre pion prend un pion adverse sur la même rangée, colonne ou diagonale si sa valeur, multipliée par le nombre de cases qui les séparent, donne celle de l’adversaire. Ces cases doivent être vides. L’option `count` compte autrement.',
      figure(d.eruptio, 'Le {C4} va en c3. Trois cases le séparent du {t12} : $4 × 3 = 12$.'),
    ],
    tower: [
      'La tour',
      'Une tour est prise entière, et seulement par sa base : 36 pour la blanche, 64 pour la noire. Sa somme ne compte dans aucune prise. Elle prend avec sa base ou avec tout autre de ses nombres et ne se divise jamais.',
      figure(d.base, 'Le {C64} va en d9 et prend la tour par sa base : $64 = 64$.'),
      figure(
        d['tower-falls'],
        'Quatre cases séparent le {c9} de la tour blanche : $9 × 4 = 36$. Les noirs jouent un autre pion et prennent la tour.',
      ),
      'Aucune paire de pions noirs ne fait 36. Les blancs ont 15 et 49 pour le 64.',
    ],
    victory: [
      'La victoire',
      'Au Nexus comptent les victoires véritables. On peut aussi convenir de victoires ordinaires.',
    ],
    true: [
      'Les victoires véritables',
      'La tour adverse doit d’abord tomber. Il vous faut ensuite une harmonie dans le camp adverse, les 8 × 8 cases d’en face. Les pions adverses qui s’y trouvent peuvent servir, mais pas en dernier : l’harmonie doit contenir votre propre pion, celui que vous venez de jouer. Pour $a < b < c$ :',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, 'La tour noire est prise. 2 4 6, à deux cases l’un de l’autre : une petite victoire.'),
      'Votre propre tour peut y servir comme n’importe lequel de ses nombres, jamais comme leur somme.',
      figure(d['tower-in-harmony'], 'La tour tient lieu de 4 entre 2 et 6.'),
      figure(
        d.mighty,
        '4 6 9 12 aux coins d’un carré : 6 9 12 arithmétique, 4 6 9 géométrique, 4 6 12 harmonique. Une victoire suprême.',
      ),
      `Le 1 de la tour apporte des harmonies que les autres règles n’ont pas, comme 1 2 3. Il y a ${foursOf('nexus-corenae', 'great').length} groupes de quatre pour une grande victoire et ${foursOf('nexus-corenae', 'excellent').length} pour une victoire suprême.`,
      ...harmonies('nexus-corenae', 'arithmetic', 'geometric', 'harmonic'),
    ],
    common: [
      'Les victoires ordinaires',
      'Vous pouvez convenir d’un nombre de prisonniers (`pieces`), d’une somme de leurs valeurs (`sum`) ou d’un nombre de chiffres inscrits sur eux (`digits`). S’il y en a plusieurs, tous doivent être atteints ensemble. Les prisonniers 12, 30 et 121 font trois pions, la somme 163 et sept chiffres. Une tour est un pion qui vaut sa somme.',
    ],
    ends: ends('prise', 'pas jouer'),
    options: options('nexus-corenae'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'Le document énumère les armées et n’imprime pas de mise en place. Voici celle qui est d’usage sur 8 × 16 cases ; l’option en propose trois autres.',
    shapes:
      'Par défaut, les pions ont l’aspect qu’ils ont dans les autres règles, pour que nul n’ait à les apprendre deux fois.',
    common:
      'Le document ne dit pas de quoi l’on convient au Nexus. Il voit dans les harmonies le grand art ; elles seules comptent donc, si vous ne convenez de rien de plus.',
  },
});
