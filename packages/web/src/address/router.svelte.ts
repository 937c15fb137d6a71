import { makeAddress, parseAddress } from './address.ts';
import type { Address } from './address.ts';

const NOTED = 'noted';

/** The address shown, and ways to change it. */
class Router {
  address = $state.raw<Address>(parseAddress(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.address = parseAddress(location.hash)));
  }

  /** Leads to an address; the back button leads back. */
  go(address: Address): void {
    location.hash = makeAddress(address);
  }

  /** Leads to an address in place of this one. */
  replace(address: Address): void {
    location.replace(makeAddress(address));
  }

  /** Says more exactly where one is, without a step in the history and without a new page. */
  note(address: Address): void {
    history.replaceState(NOTED, '', makeAddress(address));
  }

  /** Whether the address was noted by this page, and not come by as a link. */
  get isNoted(): boolean {
    return history.state === NOTED;
  }

  /** The whole link to an address, to give to others. */
  link(address: Address): string {
    return new URL(makeAddress(address), location.href).href;
  }
}

export const router = new Router();
