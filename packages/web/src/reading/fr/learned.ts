import type { SectionText } from '../author.ts';
import { WORKS } from '../works.ts';

/** What both forms of the Scholars' Game say in French. */

export const TAKING =
  'On dit qu’un pion _atteint_ une case lorsqu’il pourrait y aller maintenant si elle était vide. La plupart des prises l’exigent.';

export const GRADES = {
  list: [
    'Une *petite victoire* : trois pions en une harmonie.',
    'Une *grande victoire* : quatre pions qui contiennent deux sortes d’harmonies.',
    'Une *victoire suprême* : quatre pions qui contiennent les trois sortes.',
  ],
};

export const FORMATION = {
  list: [
    'Trois pions se tiennent à distances égales sur une rangée, une colonne ou une diagonale, le nombre moyen au milieu. Ou bien ils forment un angle droit à côtés égaux, le nombre moyen au sommet.',
    'Quatre pions se tiennent à distances égales sur une ligne droite, par ordre de grandeur. Ou bien aux coins d’un carré parallèle aux bords du plateau, dans n’importe quel ordre.',
    'Rien ne se trouve entre eux.',
  ],
};

export const errata: SectionText = [
  'Erreurs du document',
  'Ce qui est faux ou perdu dans le texte que nous suivons. Toutes les tables de cette page sont calculées, aucune n’est copiée.',
];

export const sources: SectionText = [
  'Sources et bibliographie',
  'Les règles suivent _Das Spiel der Gelehrten_, un texte allemand non signé, et les ouvrages qu’il cite :',
  { list: WORKS.scholars },
];

export const notes = {
  moves: 'Le document ne parle pas de sauts. Le chemin doit être libre, comme pour l’eruptio.',
  captures:
    'Le document dit qu’un pion peut prendre ce qu’il pourrait atteindre au coup suivant, sans dire quand. Ici, on prend après le déplacement, un pion après l’autre ou aucun, et le preneur reste en place.',
  formation:
    'Le document demande une harmonie « dans le champ de l’adversaire » et n’en fixe pas la forme. Nous prenons celles que décrivent deux autres documents : distances égales et angles droits dans les règles japonaises, carré de quatre chez Boutin.',
  fourTerm:
    'Les tables anciennes tiennent pour géométriques quatre nombres tels que $a × d = b × c$. Les mêmes groupes gagnent dans les deux cas ; sans cette lecture, la plupart des victoires suprêmes ne sont que grandes.',
  endOfTurn:
    'Le document ne dit pas quand on constate une victoire. Nous ne regardons que le camp qui vient de jouer, après ses prises. Une harmonie que l’adversaire achève pour vous ne compte pas : votre propre pion, celui que vous venez de jouer, doit en faire partie.',
  errRange:
    'Les armées seraient bâties sur les nombres de 2 à 8. C’est de 2 à 9 : les racines impaires sont 3 5 7 9.',
  errMusical:
    'L’harmonie musicale est mal mise en mots. Le plus petit est au plus grand comme la différence des deux petits à celle des deux grands : $6 : 12 = 2 : 4$. La formule et l’exemple sont justes.',
  errArithmetic: 'Dans la table arithmétique, 2 6 12 devrait être 2 7 12, et 2 7 16 devrait être 2 9 16.',
  errLost: 'Des 62 lignes arithmétiques 22 sont perdues, et trois sont en tête, hors de leur place.',
  errGeometric:
    'Dans la table géométrique, 36 66 120 et 36 72 125 sont faux, 36 90 225 est imprimé deux fois et 49 56 64 manque.',
  errFigure:
    'Le dessin des deux tours est perdu ; il n’en reste que la légende. Aucune mise en place n’est imprimée.',
  errCountry: 'Le pays est écrit de trois façons : Helgionia, Helgonia, Heligonia.',
};
