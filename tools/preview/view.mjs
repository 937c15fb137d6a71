// What the page shows of each rule set. The only file of the preview that knows where positions come from.
import { compile, initialPosition, piecesOnBoard, ruleSets, sideToPlay, stoneCounts } from '@calculi/rules';

/** The ids of the rule sets, in the order of the page. */
export function ruleSetIds() {
  return ruleSets.map(({ id }) => id);
}

/** A rule set's initial position. Side 0 begins at rank 1; `hand` counts the stones still to be placed. */
export function initialView(ruleSetId) {
  const rules = compile(ruleSets.find(({ id }) => id === ruleSetId));
  const { title, sides, board, look, play } = rules.ruleSet;
  const position = initialPosition(rules);
  return {
    id: ruleSetId,
    title,
    files: board.files,
    ranks: board.ranks,
    faces: look.faces,
    lies: look.lies,
    begins: sideToPlay(position),
    pieces: piecesOnBoard(position).map(({ square, shape, value, layers, side }) => ({
      square,
      shape,
      value,
      layers,
      side: sides.indexOf(side),
    })),
    ...(play.type === 'stones' && { hand: sides.map((side) => stoneCounts(position, side).toPlace) }),
  };
}
