// The page: one section a rule set, with its title, its board's size and its initial position.
import { drawBoard, drawRack } from './board.mjs';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);

function drawBoards(view) {
  const camps = view.pieces.length > 0;
  const label = escape(`${view.title}: initial position`);
  const upright = drawBoard(view, { camps, label });
  return view.lies ? upright + drawBoard(view, { camps, label, lying: true }) : upright;
}

function drawPosition(view) {
  if (view.hand === undefined) return drawBoards(view);
  const [lower, upper] = view.hand.map((count, side) =>
    drawRack(count, view.faces[side], `${count} ${view.faces[side]} stones to place`, view.files),
  );
  return upper + drawBoards(view) + lower;
}

function facts({ files, ranks, hand, pieces, begins }) {
  const size = `${files} × ${ranks} squares`;
  const army = hand === undefined ? `${pieces.length} pieces` : `${hand.join(' + ')} stones`;
  return [size, army, `${begins} begins`].map((fact) => `<span>${escape(fact)}</span>`).join(' · ');
}

function section(view) {
  const lies = view.lies ? ' class="lies"' : '';
  return `<section id="${escape(view.id)}"${lies} aria-labelledby="${escape(view.id)}-title">
<header><h2 id="${escape(view.id)}-title">${escape(view.title)}</h2>
<p>${facts(view)}</p></header>
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
<div class="plates">
${views.map(section).join('\n')}
</div>
</main>
</body>
</html>
`;
}
