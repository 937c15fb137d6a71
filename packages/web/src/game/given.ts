/** What is needed for a game that begins with a position of its own. */
export { parsePosition } from '@calculi/rules';
