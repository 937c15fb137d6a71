/** What concerns the device: new versions, exhibitions. */
export const device = {
  update: 'A new version of this site is ready.',
  load: 'Load it',
  later: 'Later',
  kiosk: 'This table starts anew after a minute without input.',
};
