/** What an address asks an exhibition to offer, in the part before its `#`; null where it is none. */
export const wantedKiosk = (search: string): string | null => new URLSearchParams(search).get('kiosk');
