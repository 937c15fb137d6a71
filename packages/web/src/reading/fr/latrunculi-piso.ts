import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-piso.ts';
import { outline } from '../outlines/latrunculi-piso.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Ludus latrunculorum, variante de Pison',
  lead: 'Le jeu romain des soldats sous sa forme la plus simple : un pas à la fois, et ce qui est enfermé est pris. Il s’apprend en deux minutes.',
  sections: {
    story: latrunculi.story(
      'Voici la _variante de Pison_, nommée d’après le poème. C’est la plus simple : les pions ne font que des pas, et un pion enfermé quitte aussitôt le plateau. Une partie dure environ une demi-heure.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-piso'),
    placing: latrunculi.placing(d, 'Rien n’est pris.'),
    moves: ['Deuxième phase : jouer', ...latrunculi.step(d, 'Il n’y a pas de sauts.')],
    taking: [
      'Prendre : enfermé des deux côtés',
      `${latrunculi.ENCLOSE} Le pion qui vient de bouger doit être l’un des deux. Tous les pions enfermés sont pris à la fois.`,
      figure(
        d.double,
        'Les noirs vont de h1 à h2 et prennent deux pions : g2 entre f2 et h2, h3 entre h2 et h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'Dans le coin',
      'Un pion dans un coin est enfermé si les deux cases voisines portent des pions adverses dont l’un vient d’arriver.',
      figure(d.corner, 'Les blancs vont de c1 à b1. Avec le pion en a2, ils prennent le noir dans le coin.'),
    ],
    turn: [
      'Le déroulement d’un tour',
      {
        steps: [
          'Vous déplacez un pion d’un pas.',
          'Tous les pions adverses qu’il enferme avec un autre des vôtres sont pris.',
        ],
      },
    ],
    ends: latrunculi.ends(d, 'Il reste au plus un pion à l’un des camps.', '', 'prise'),
    options: options('latrunculi-piso'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'Le document fait gagner celui qui a pris le plus, même après un blocage, et ne parle pas d’égalité. Elle rend la partie nulle.',
    errLeap:
      'La légende C dit que les noirs prennent en sautant par-dessus leur propre pion. Cette variante n’a pas de saut ; la légende vient de la variante de Sénèque.',
    errIncitus: 'Le pion pris est appelé incitus, l’immobile, bien que rien ne soit jamais immobilisé ici.',
  },
});
