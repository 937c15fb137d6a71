/** What concerns the device: sounds, new versions, exhibitions. */
export const device = {
  sounds: 'Sounds',
  soundsText: 'Wood on wood when pieces move and meet.',
  update: 'A new version of this site is ready.',
  load: 'Load it',
  later: 'Later',
  kiosk: 'This table starts anew after a minute without input.',
};
