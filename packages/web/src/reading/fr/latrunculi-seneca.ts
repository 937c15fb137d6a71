import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-seneca.ts';
import { outline } from '../outlines/latrunculi-seneca.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('fr', outline, {
  title: 'Ludus latrunculorum, variante de Sénèque',
  lead: 'Le jeu romain des soldats, avec des sauts et des prisonniers qu’on peut encore délivrer. Un pion enfermé est d’abord immobilisé ; il ne quitte le plateau qu’au tour suivant.',
  sections: {
    story: latrunculi.story(
      'Voici la _variante de Sénèque_. Dans une lettre, Sénèque mentionne qu’un pion pris pouvait encore être délivré. Le document montre une manière dont cela a pu se faire : un pion enfermé est immobilisé, et son camp a un tour pour le sauver. Une partie dure d’une demi-heure à une heure.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-seneca'),
    placing: latrunculi.placing(d, 'Rien n’est pris ni immobilisé.'),
    moves: ['Deuxième phase : jouer', ...latrunculi.step(d, 'Ou bien il saute.')],
    leap: [
      'Les sauts',
      'Un pion peut sauter par-dessus un seul pion de sa couleur, voisin en ligne ou en colonne, vers la case libre juste derrière. Il peut continuer à sauter dans le même coup, dans toute direction, et s’arrêter après n’importe quel saut. On ne saute jamais par-dessus un adversaire. Seule la case où il s’arrête enferme.',
      figure(d.chain, 'Le pion en a1 peut aller en a2, sauter en c1, ou continuer jusqu’en e1.'),
      figure(d.leap, 'Les noirs sautent de g5 par-dessus f5 en e5. Avec le pion en e3, ils enferment e4.'),
    ],
    taking: [
      'Enfermer',
      `${latrunculi.ENCLOSE} Le pion qui vient de bouger, ou un pion qui vient d’être délivré, doit être l’un des deux, et les deux doivent être libres. Un pion enfermé est immobilisé.`,
      figure(
        d.double,
        'Les noirs vont de h1 à h2 et immobilisent deux pions : g2 entre f2 et h2, h3 entre h2 et h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'Dans le coin',
      'Un pion dans un coin est enfermé si les deux cases voisines portent des pions adverses libres dont l’un vient d’arriver ou d’être délivré.',
      figure(
        d.corner,
        'Les blancs vont de c1 à b1 et immobilisent le pion du coin. Les noirs jouent ailleurs. Les blancs doivent le prendre avant de rejouer.',
      ),
    ],
    incitus: [
      'Les pions immobilisés',
      'Un pion immobilisé s’appelle _incitus_, l’immobile. On le retourne, face plate vers le haut. Il ne bouge pas, n’aide pas à enfermer et gêne tout le monde. À votre tour suivant, vous devez ôter un pion adverse immobilisé, celui que vous voulez, avant de jouer. S’il y en a plusieurs, les autres suivent, un à chaque tour, tant qu’ils sont encore immobilisés.',
    ],
    release: [
      'Délivrer',
      'Un pion immobilisé redevient libre quand il ne se trouve plus entre deux adversaires libres : parce qu’un de ses gardiens est immobilisé à son tour, ou parce qu’un gardien s’en va. Un pion délivré par l’immobilisation de son gardien peut aider à enfermer dans le même coup.',
      figure(
        d.release,
        'Le pion blanc en d4 est immobilisé. Les blancs vont de c6 à c5 et enferment le gardien en c4. Ainsi d4 est libre.',
      ),
      figure(
        d.freed,
        'Avec un pion blanc en f4, il se passe davantage : le pion délivré en d4 enferme aussitôt l’autre gardien en e4.',
      ),
    ],
    turn: [
      'Le déroulement d’un tour',
      {
        steps: [
          'Si des pions adverses sont immobilisés, vous en prenez un.',
          'Vous déplacez un pion, d’un pas ou par sauts.',
          'Les adversaires enfermés par le pion joué ou par un pion tout juste délivré sont immobilisés ; vos pions immobilisés qui ont perdu un gardien sont délivrés. Cela continue jusqu’à ce que rien ne change.',
          'Les pions adverses dont vous avez éloigné le gardien sont délivrés. Ils n’enferment rien.',
        ],
      },
    ],
    ends: latrunculi.ends(
      d,
      'Il reste au plus un pion à l’un des camps, pions immobilisés compris. On le constate après chaque prise ; ce tour finit alors sans déplacement.',
      'En cas de blocage, les pions immobilisés comptent comme pris.',
      'enfermement ni prise',
    ),
    options: options('latrunculi-seneca'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'En cas de blocage, les pions immobilisés comptent comme pris, car le document emploie un même mot pour enfermer et prendre. Il ne parle pas d’égalité ; elle rend la partie nulle.',
    leap: 'Le document ne demande qu’un pion de la même couleur ; on peut donc sauter aussi par-dessus un pion immobilisé. Une suite de sauts peut traverser la case d’où elle est partie, mais pas y finir : ce ne serait pas un coup.',
    release:
      'Le document dit qu’un pion est délivré aussitôt que son gardien est immobilisé. Dans quel ordre en examiner plusieurs, et ce qui arrive quand un gardien s’en va, il ne le dit pas. Dans cet ordre, le résultat ne dépend pas de l’endroit que l’on regarde d’abord.',
    errCallidior:
      'Le vers de la louange de Pison porte callidior modo. L’autre moitié du document le donne bien : callidiore modo.',
    errRaster: '« Rasterpielbrett » est une coquille pour Rasterspielbrett.',
  },
});
