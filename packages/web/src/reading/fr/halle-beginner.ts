import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-beginner.ts';
import { outline } from '../outlines/halle-beginner.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Halle, débutants',
  lead: 'Des demi-armées sur 8 × 12 cases. Une attaque marque un pion avant de le prendre : vous voyez toujours venir le danger. La meilleure entrée dans le jeu.',
  sections: {
    story: halle.story(
      'Ces règles viennent d’une notice allemande de Karin Richter et Raffaela Banse. Elle enseigne le jeu en deux étapes. Voici la première : douze pions par camp, trois façons de prendre, une sorte de victoire. Une partie dure une heure au plus.',
    ),
    pieces: halle.pieces(
      'halle-beginner',
      d,
      'Chaque camp a douze pions : quatre ronds, quatre triangles, trois carrés et une pyramide.',
    ),
    moves: halle.moves('halle-beginner', d),
    turn: halle.turn,
    taking: halle.taking(d),
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'La victoire : une suite de trois',
      'Prenez d’abord la pyramide adverse. Amenez ensuite trois de vos pions dans le camp adverse, l’autre moitié du plateau, sur une même rangée ou une même colonne. Leurs valeurs doivent s’y suivre par ordre de grandeur et former une progression arithmétique. Il peut y avoir entre eux des cases vides, mais pas d’autres pions.',
      conditions('arithmetic'),
      figure(
        d.victory,
        'La pyramide noire est prise. Le {C8} va en f9 : 4 6 8 se tient dans le camp noir. Les blancs gagnent.',
      ),
      ...halle.place(d),
      ...harmonies('halle-beginner', 'arithmetic'),
    ],
    extensions: halle.extensions('halle-beginner', d),
    ends: halle.end,
    options: halle.options('halle-beginner'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'La notice imprime quatre lignes de nombres sans les lignes vides qui les séparent. Nous plaçons chaque armée sur ses deux dernières rangées, aussi loin que le plateau le permet.',
    errSetup: 'De la figure de la mise en place, il ne reste que les quatre lignes de nombres.',
  },
});
