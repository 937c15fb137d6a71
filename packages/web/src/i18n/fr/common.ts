import type { Texts } from '../texts.ts';

export const common: Texts['common'] = {
  title: 'Calculi',
  nav: {
    start: 'Jouer',
    rules: 'Règles',
    sandbox: 'Atelier',
    games: 'Parties',
    watch: 'Regarder',
    tables: 'Tables',
    about: 'À propos',
    main: 'Menu principal',
  },
  language: 'Langue',
  theme: {
    label: 'Couleurs',
    system: 'Comme le système',
    light: 'Clair',
    dark: 'Sombre',
    contrast: 'Contraste élevé',
  },
  skip: 'Aller au contenu',
  close: 'Fermer',
  lost: {
    title: 'Cette adresse ne mène nulle part',
    text: 'Cette page n’existe pas. Le lien est peut-être incomplet, ou vient d’une autre version.',
    home: 'À la page d’accueil',
  },
  failed: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Le réseau est peut-être coupé, ou le site a changé de version. Vos parties sont conservées.',
    again: 'Recharger',
  },
  storageFull:
    'L’espace de stockage de ce navigateur est plein ou bloqué : cette partie n’est conservée que tant que la page est ouverte. Exportez-la, ou supprimez d’anciennes parties.',
};
