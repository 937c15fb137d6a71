import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-advanced.ts';
import { outline } from '../outlines/halle-advanced.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Halle, joueurs avancés',
  lead: 'Les armées complètes sur 8 × 16 cases. Les attaques marquent toujours avant de prendre ; les nombres égaux prennent tout de suite ; les suites harmoniques gagnent comme les arithmétiques.',
  sections: {
    story: halle.story(
      'Ces règles viennent d’une notice allemande de Karin Richter et Raffaela Banse. Elle enseigne le jeu en deux étapes. Voici la seconde : 24 pions par camp, une quatrième façon de prendre, une deuxième sorte de victoire. Jouez d’abord le jeu des débutants ; celui-ci dure une heure ou deux.',
    ),
    pieces: halle.pieces(
      'halle-advanced',
      d,
      'Chaque camp a 24 pions : huit ronds, huit triangles, sept carrés et une pyramide.',
    ),
    moves: halle.moves('halle-advanced', d),
    turn: halle.turn,
    taking: halle.taking(d),
    congressus: [
      'Congressus : valeurs égales',
      'Si votre déplacement peut finir sur un pion adverse de même valeur, vous pouvez y aller et le prendre aussitôt.',
      figure(d.congressus, 'Le {T25} tourne vers d6 et prend le {c25} : $25 = 25$.'),
      'Les pyramides y participent par leur total ou leur base : un 36 prend la blanche, un 64 la noire.',
    ],
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'La victoire : une suite de trois',
      'Prenez d’abord la pyramide adverse. Amenez ensuite trois de vos pions dans le camp adverse, les 8 × 8 cases d’en face, sur une même rangée ou une même colonne. Leurs valeurs doivent s’y suivre par ordre de grandeur et former une progression arithmétique ou harmonique. Il peut y avoir entre eux des cases vides, mais pas d’autres pions.',
      conditions('arithmetic', 'harmonic'),
      figure(
        d.victory,
        'La pyramide noire est prise. Le {C8} va en f9 : 4 6 8 se tient dans le camp noir. Les blancs gagnent.',
      ),
      figure(
        d.harmonic,
        'L’exemple de la notice : 45 15 9 est harmonique, $15 × (9 + 45) = 2 × 9 × 45$. Pour les noirs, elle cite 45 9 5.',
      ),
      ...halle.place(d),
      ...harmonies('halle-advanced', 'arithmetic', 'harmonic'),
    ],
    extensions: halle.extensions('halle-advanced', d),
    ends: halle.end,
    options: halle.options('halle-advanced'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'La figure de la mise en place est illisible. Nous prenons celle qui est d’usage sur 8 × 16 cases. L’option en propose trois autres : deux rangées plus près, triangles rangés par ordre, ou une phalange dans les quatre colonnes du milieu.',
    congressus:
      'La notice range le congressus parmi les attaques en deux temps. Mais qui peut aller sur un pion l’a déjà menacé pendant un tour : la menace est le premier temps.',
    errSetup: 'La figure de la mise en place est illisible.',
    errSentence:
      'Une phrase sur l’eruptio est bancale : « geht die schwarze 30 vor dem nächsten Zug geschlagen ». Le chapitre des débutants la donne entière.',
  },
});
