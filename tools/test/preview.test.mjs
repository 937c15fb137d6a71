import { describe, expect, it } from 'vitest';
import { drawBoard } from '../preview/board.mjs';
import { renderPage } from '../preview/page.mjs';
import { drawPiece } from '../preview/pieces.mjs';
import { answer } from '../preview/server.mjs';
import { initialView, ruleSetIds } from '../preview/view.mjs';

const view = {
  id: 'sample',
  title: 'Rounds & <pyramids>',
  files: 8,
  ranks: 16,
  faces: ['light', 'dark'],
  lies: true,
  begins: 'even',
  pieces: [
    { square: 'a1', shape: 'round', value: 8, layers: null, side: 0 },
    { square: 'h16', shape: 'pyramid', value: 190, layers: [64, 49, 36, 25, 16], side: 1 },
  ],
};

describe('the preview of a board', () => {
  it('stands upright with rank 1 below, or lies with rank 1 at the left', () => {
    const upright = drawBoard(view, { label: '' });
    expect(upright).toContain('class="piece light" transform="translate(0 1500)"');
    expect(upright).toContain('class="piece dark" transform="translate(700 0)"');
    const lying = drawBoard(view, { label: '', lying: true });
    expect(lying).toContain('class="piece light" transform="translate(0 0)"');
    expect(lying).toContain('class="piece dark" transform="translate(1500 700)"');
  });

  it('draws a pyramid with one step a layer and its sum', () => {
    const drawn = drawPiece(view.pieces[1], 'dark', 0, 0);
    expect(drawn.match(/H/g)).toHaveLength(2 * 5);
    expect(drawn).toContain('>190</text>');
  });

  it('has a section for every rule set, with its text escaped', () => {
    const page = renderPage([view]);
    expect(page).toContain('Rounds &amp; &lt;pyramids&gt;');
    expect(page).toContain('8 × 16');
    expect(page.match(/<section/g)).toHaveLength(1);
  });
});

describe('the view of a rule set', () => {
  it('is what the library says of its initial position', () => {
    const boutin = initialView('boutin');
    expect([boutin.files, boutin.ranks, boutin.lies, boutin.begins]).toEqual([8, 16, true, 'even']);
    expect(boutin.faces[boutin.pieces.find(({ square }) => square === 'a1').side]).toBe('dark');
    expect(boutin.pieces).toHaveLength(48);
    expect(boutin.pieces.find(({ shape }) => shape === 'pyramid').layers).toEqual([36, 25, 16, 9, 4, 1]);
  });

  it('counts the stones that are still to be placed', () => {
    expect(initialView('latrunculi-piso')).toMatchObject({ pieces: [], hand: [20, 20], begins: 'black' });
    expect(initialView('halle-beginner')).not.toHaveProperty('hand');
  });
});

describe('the preview server', () => {
  it('shows every rule set', async () => {
    const [status, type, page] = await answer('GET', '/');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const id of ruleSetIds()) expect(page).toContain(`<section id="${id}"`);
  });

  it.each(['/style.css', '/favicon.svg', '/fonts/serif.woff2', '/fonts/sans.woff2'])(
    'serves %s',
    async (path) => {
      expect((await answer('GET', path))[0]).toBe(200);
    },
  );

  it('refuses what it does not know', async () => {
    expect((await answer('GET', '/../package.json'))[0]).toBe(404);
    expect((await answer('GET', '/constructor'))[0]).toBe(404);
    expect((await answer('POST', '/'))[0]).toBe(405);
  });
});
