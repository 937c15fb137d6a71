import type { ProgressionKind } from '@calculi/rules';
import type { SectionText, Written } from '../author.ts';
import type { RuleSetId } from '../page.ts';
import { armyTable, optionRows, progressionsOf } from '../tables.ts';

/** Passages that several French pages share. */

export const armies = (rules: RuleSetId): Written =>
  armyTable(rules, {
    even: 'pairs',
    odd: 'impairs',
    rounds: 'ronds',
    triangles: 'triangles',
    squares: 'carrés',
    pyramid: 'pyramide',
    together: 'en tout',
  });

export const ORIGIN =
  'La rithmomachie, la bataille des nombres, vient des écoles du Moyen Âge. Elle naît au XIᵉ siècle, ou peu avant, pour enseigner l’arithmétique de Boèce : quels nombres sont multiples l’un de l’autre, lesquels sont en proportion, lesquels sonnent ensemble. À partir du XIIᵉ siècle, elle se répand en Europe, d’abord comme leçon, puis comme passe-temps des lettrés. Au XVIIᵉ siècle, elle cède la place aux échecs et tombe dans l’oubli.';

export const GROWTH =
  'Chaque nombre a sa raison. Chaque armée naît de quatre racines, 2, 4, 6, 8 ou 3, 5, 7, 9 ; elle leur doit son nom, bien que les deux armées contiennent des nombres pairs et impairs. Une racine n donne n et n² (ronds), n(n + 1) et (n + 1)² (triangles), (n + 1)(2n + 1) et (2n + 1)² (carrés). La racine 4 donne ainsi 4 et 16, 20 et 25, 45 et 81.';

export const PYRAMIDS =
  'Un carré de chaque armée est remplacé par une _pyramide_, un empilement de nombres carrés. Sa valeur est leur somme.';

export const LAYERS =
  'Les deux plus grands étages d’une pyramide sont des carrés, les deux suivants des triangles, les autres des ronds.';

export const SIEGE =
  'Il est assiégé lorsqu’il ne peut plus atteindre aucune case libre, et ne le pourrait pas davantage si tous les autres pions de son armée étaient ôtés du plateau. Seuls les adversaires et le bord le retiennent. Au début, beaucoup de pions sont enfermés par leur propre camp ; ils ne sont pas assiégés.';

const CONDITIONS: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: '*Arithmétique* : différences égales, $a + c = 2 × b$. Exemple : 2 4 6.',
  geometric: '*Géométrique* : rapports égaux, $a × c = b²$. Exemple : 4 6 9.',
  harmonic:
    '*Harmonique* (musicale, disent les vieux livres) : $b × (a + c) = 2 × a × c$. Exemple : 6 8 12, les longueurs de corde de l’octave, de la quinte et de la quarte.',
};

const NAMES: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: 'arithmétiques',
  geometric: 'géométriques',
  harmonic: 'harmoniques',
};

export const conditions = (...kinds: readonly ProgressionKind[]): Written => ({
  list: kinds.map((kind) => CONDITIONS[kind]),
});

/** All progressions that the pieces can form. */
export const harmonies = (rules: RuleSetId, ...kinds: readonly ProgressionKind[]): Written[] =>
  kinds.map((kind) => {
    const numbers = progressionsOf(rules, kind);
    return { numbers, caption: `Les progressions ${NAMES[kind]} de ces armées : ${numbers.length}` };
  });

export const options = (rules: RuleSetId): SectionText => [
  'Options',
  'Ces points peuvent être convenus avant la partie. La valeur par défaut est celle que décrit cette page.',
  { head: ['Option', 'Valeurs', 'Par défaut'], options: optionRows(rules) },
];

export const ends = (quiet: string, stuck: string): SectionText => [
  'Autres fins de partie',
  'Vous pouvez abandonner à tout moment, et les deux joueurs peuvent convenir d’une partie nulle.',
  {
    list: [
      'La même position pour la troisième fois : partie nulle.',
      `100 tours de suite, 50 de chaque côté, sans ${quiet} : partie nulle.`,
      'Qui n’a plus de pion sur le plateau perd.',
      `Qui ne peut ${stuck} passe son tour. Si les deux doivent passer : partie nulle.`,
    ],
  },
];

export const END_NOTES = {
  repetition:
    'Le document ne dit pas comment finit une partie sans progrès. Nous suivons l’usage des autres jeux de plateau.',
  quiet: 'Le document ne connaît pas non plus de limite. Cent tours suffisent à tout plan qui peut aboutir.',
  lastPiece: 'Le document n’en parle pas. Une armée sans pion ne peut pas jouer.',
  noTurn: 'Le document n’en parle pas. Être enfermé ne coûte rien.',
};

export const END_OF_TURN =
  'Le document ne dit pas quand on constate une victoire. Nous ne regardons que le camp qui vient de jouer, après ses prises. Ainsi les deux ne peuvent pas gagner à la fois.';
