/** The board as a picture by itself: an SVG with all it needs inside, or a PNG made of it. */

/** What of the page's styles a drawing needs. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variation-settings',
  'font-variant-numeric',
  'text-anchor',
  'transform',
];

const inlineStyles = (from: Element, to: Element): void => {
  const style = getComputedStyle(from);
  const text = PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '' && value !== 'normal')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  to.setAttribute('style', text);
  to.removeAttribute('class');
  [...from.children].forEach((child, index) => {
    const copy = to.children[index];
    if (copy) inlineStyles(child, copy);
  });
};

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the font could not be read')));
    reader.readAsDataURL(blob);
  });

const fontRules = (): CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });

/** The faces for Latin letters and digits, with the font itself inside. */
const embedFonts = async (): Promise<string> => {
  const wanted = fontRules().filter((rule) => {
    const range = rule.style.getPropertyValue('unicode-range');
    return range === '' || /U\+0*(0-|20|30)/i.test(range);
  });
  const faces = await Promise.all(
    wanted.map(async ({ style, parentStyleSheet }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
      if (address === undefined) return '';
      const response = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
      const data = await toDataUrl(await response.blob());
      return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:200 900;src:url(${data})}`;
    }),
  );
  return faces.join('');
};

/** The text of an SVG file that shows the board as it is now. */
export const drawSvg = async (board: SVGSVGElement): Promise<string> => {
  const copy = board.cloneNode(true) as SVGSVGElement;
  inlineStyles(board, copy);
  // What is there to be pressed and where the keyboard is are no part of the picture.
  copy.querySelectorAll('[role="row"], [data-focus]').forEach((each) => each.remove());
  for (const name of ['role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  const { x, y, width, height } = board.viewBox.baseVal;
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height }))
    paper.setAttribute(name, String(value));
  paper.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await embedFonts();
  copy.prepend(style, paper);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('style');
  return new XMLSerializer().serializeToString(copy);
};

/** The same as a PNG of these many pixels for each unit. */
export const drawPng = async (board: SVGSVGElement, scale = 1): Promise<Blob> => {
  const { width, height } = board.viewBox.baseVal;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([await drawSvg(board)], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
};
