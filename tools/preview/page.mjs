// The page: one section a rule set, with its title, its board's size and its initial position.
import { drawBoard, drawRack } from './board.mjs';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);

const LONG = 16; // ranks from which a board lies on its side where the screen is wide

function drawBoards(view) {
  const camps = view.pieces.length > 0;
  const label = escape(`${view.title}: initial position`);
  const upright = drawBoard(view, { camps, label });
  return view.ranks < LONG ? upright : upright + drawBoard(view, { camps, label, lying: true });
}

function drawPosition(view) {
  if (view.hand === undefined) return drawBoards(view);
  const [lower, upper] = view.hand.map((count, side) =>
    drawRack(count, view.faces[side], `${count} ${view.faces[side]} stones to place`),
  );
  return upper + drawBoards(view) + lower;
}

function section(view) {
  const long = view.ranks >= LONG ? ' class="long"' : '';
  const stones =
    view.hand === undefined ? `${view.pieces.length} pieces` : `${view.hand.join(' + ')} stones to place`;
  return `<section id="${escape(view.id)}"${long} aria-labelledby="${escape(view.id)}-title">
<header><h2 id="${escape(view.id)}-title">${escape(view.title)}</h2>
<p>${view.files} × ${view.ranks} squares</p>
<p>${stones}</p></header>
<div class="position">${drawPosition(view)}</div>
</section>`;
}

const link = (view) =>
  `<li><a href="#${escape(view.id)}">${escape(view.title)}</a> <span>${view.files} × ${view.ranks}</span></li>`;

/** The page as HTML. */
export function renderPage(views) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The initial positions of Rithmomachia and Ludus latrunculorum, by rule set.">
<meta name="color-scheme" content="light dark">
<title>Calculi: initial positions</title>
<link rel="preload" href="/fonts/serif.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div class="masthead"><span>Calculi</span></div>
<main>
<div class="opening">
<h1>The battle of numbers and the game of little soldiers, as they are set up</h1>
<nav aria-label="Rule sets"><ul>${views.map(link).join('')}</ul></nav>
</div>
${views.map(section).join('\n')}
</main>
</body>
</html>
`;
}
