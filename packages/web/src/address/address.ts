/**
 * An address of the site is the part after `#`, so that it works on any static host:
 * `#/play/boutin?as=odd&against=computer-4&victory=corps`.
 */
export interface Address {
  readonly page: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export const START = 'start';

/** Signs that may stand as they are, so that positions stay readable. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('_', '%5F')
    .replaceAll('%20', '_')
    .replace(/%(2F|2C|2B|3A|40)/g, (code) => decodeURIComponent(code));

/** Undoes `encode`; a text that is no such code is taken as it is. */
const decode = (text: string): string => {
  const plain = text.replaceAll('_', ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};

export const parseAddress = (hash: string): Address => {
  const [way = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const [page = '', ...path] = way.split('/').filter(Boolean).map(decode);
  const query = Object.fromEntries(
    search
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        return [decode(name), decode(value)];
      }),
  );
  return { page: page === '' ? START : page, path, query };
};

export const makeAddress = ({ page, path, query }: Address): string => {
  const way = [...(page === START && path.length === 0 ? [] : [page]), ...path].map(encode).join('/');
  const search = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return `#/${way}${search === '' ? '' : `?${search}`}`;
};

/** The address of a page without anything more. */
export const pageAddress = (page: string, ...path: string[]): string =>
  makeAddress({ page, path, query: {} });
