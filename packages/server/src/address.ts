import { isIPv6 } from 'node:net';

/** The groups that name a network of IPv6, which one customer has with all its addresses. */
const NETWORK = 4;
const GROUPS = 8;

/** Whom limits count: an address of IPv4, or a network of IPv6, or else one could have a new address for each request. */
export const limitedAs = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: GROUPS - first!.length - last!.length }, () => '0');
  return [...first!, ...gap, ...last!].slice(0, NETWORK).join(':').toLowerCase();
};
