import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const online: MoreTexts['online'] = {
  yourTurn: 'À vous de jouer',
  status: {
    sending: 'Envoi de votre tour…',
    waiting: 'En attente de l’adversaire',
    lost: 'Connexion perdue',
    connecting: 'Connexion…',
  },
  presence: { here: 'présent', away: 'absent', notYet: 'pas encore arrivé' },
  who: (side, presence) => `${side} : ${presence}`,
  watchers: (watchers) => count(watchers, { one: 'Une personne regarde.', other: '# personnes regardent.' }),
  watching: 'Vous regardez.',
  lost: 'La connexion est perdue. La page continue d’essayer ; rien de ce que vous avez joué n’est perdu.',
  invite: {
    text: 'La première personne qui ouvre ce lien joue contre vous.',
    link: 'Lien pour l’adversaire',
    share: 'Partager',
    code: 'Le lien sous forme de code à photographier',
    watch: 'Lien pour regarder',
    title: 'Invitation à jouer',
  },
  wish: {
    theirs: {
      draw: 'L’adversaire propose la nulle.',
      'take-back': 'L’adversaire voudrait reprendre son dernier tour.',
    },
    yours: {
      draw: 'Vous avez proposé la nulle.',
      'take-back': 'Vous avez demandé à reprendre votre dernier tour.',
    },
    grant: { draw: 'Accepter', 'take-back': 'Permettre' },
    decline: 'Refuser',
  },
  notices: {
    'premove-dropped': 'Le coup que vous aviez préparé ne peut pas être joué maintenant.',
    'not-played': 'Votre tour n’a pas compté : la partie avait continué entre-temps. Voici où elle en est.',
    'not-done': 'Ce n’est plus possible.',
    'draw-declined': 'L’adversaire continue.',
    'take-back-declined': 'L’adversaire ne le permet pas.',
  },
  premove: { next: (what) => `Coup préparé : ${what}`, drop: 'Y renoncer' },
  abort: 'Annuler la partie',
  abortSure: 'Annuler la partie ? Personne ne gagne.',
  claim: {
    soon: (time) => `L’adversaire est absent. Dans ${time}, vous pourrez réclamer la partie.`,
    now: 'L’adversaire est absent depuis longtemps. Vous pouvez attendre, ou réclamer la partie.',
    win: 'Réclamer la victoire',
    draw: 'Réclamer la nulle',
  },
  again: {
    ask: 'Rejouer en changeant de camp',
    asked: 'Vous voudriez rejouer. En attente de l’adversaire.',
    theirs: 'L’adversaire voudrait rejouer.',
    go: 'À la partie suivante',
  },
  say: 'Dire quelque chose',
  says: (who, phrase) => `${who} : « ${phrase} »`,
  phrases: {
    greeting: 'Bonjour',
    'good-luck': 'Bonne partie',
    'well-played': 'Bien joué',
    'fine-capture': 'Belle prise',
    'fine-harmony': 'Belle harmonie',
    thinking: 'Il faut que je réfléchisse',
    'back-soon': 'Je reviens bientôt',
    back: 'Me revoici',
    sorry: 'Pardon',
    thanks: 'Merci',
    'another-game': 'On rejoue ?',
    farewell: 'Au revoir',
  },
  seat: {
    title: 'Continuer ailleurs',
    text: 'Ce lien emporte votre place sur un autre appareil. Qui le possède joue pour vous : ne le donnez à personne d’autre.',
    link: 'Votre place',
  },
  full: 'Les deux places sont prises. Vous regardez.',
  troubles: {
    'unknown-game': [
      'Cette partie n’existe pas',
      'Le lien est peut-être incomplet, ou la partie a été supprimée au terme de son délai.',
    ],
    'wrong-secret': [
      'Ce n’est pas votre place',
      'Le lien vers cette place n’est pas le bon, ou il est incomplet. Vous pouvez regarder, ou demander le lien entier.',
    ],
    'no-server': [
      'Il n’y a pas de serveur ici',
      'Pour jouer avec quelqu’un au loin, le site a besoin de son serveur, et cette copie n’en a pas. Vous pouvez jouer contre l’ordinateur, ou avec quelqu’un à côté de vous.',
    ],
    unreachable: [
      'Le serveur ne répond pas',
      'La connexion manque peut-être en ce moment. Tout ce qui a été joué est conservé.',
    ],
    outdated: [
      'Cette page est d’une autre version',
      'La partie suit une autre version des règles que celle que cette page connaît. Rechargez la page.',
    ],
    unsound: [
      'Cette partie ne peut pas commencer',
      'Les règles refusent ce qui a été convenu. Choisissez d’autres options.',
    ],
    'too-fast': ['Trop à la fois', 'Attendez une minute, puis réessayez.'],
    other: ['Cela n’a pas marché', 'Rien n’est perdu. Réessayez.'],
  },
  retry: 'Réessayer',
  lookOn: 'Regarder',
  otherwise: 'Jouer autrement',
  creating: 'La partie se prépare…',
  terms: {
    days: (days) => count(days, { one: 'un jour par tour', other: '# jours par tour' }),
    noClock: 'sans pendule',
    aids: 'Aides permises',
    aidsText: 'Conseils, prises possibles et harmonies peuvent être montrés, aux deux camps.',
    noAids: 'sans aides',
    listed: 'Ouverte à tous',
    listedText: 'Elle figure dans la liste publique : chacun peut prendre la place libre ou regarder.',
  },
  watch: {
    title: 'Parties à distance',
    lead: 'Des parties que leurs joueurs ont ouvertes à tous. Sans compte, et sans noms.',
    states: { waiting: 'Cherchent un adversaire', playing: 'En cours', finished: 'Terminées' },
    none: {
      waiting: 'Personne n’attend d’adversaire en ce moment.',
      playing: 'Aucune partie ne se joue en ce moment.',
      finished: 'Aucune partie terminée pour l’instant.',
    },
    seatFree: (side) => `libre : ${side}`,
    more: 'Parties plus anciennes',
    open: 'Ouvrir une partie à tous',
  },
  mine: {
    title: 'À distance',
    yours: 'À vous de jouer',
    theirs: 'À l’adversaire de jouer',
    waiting: 'En attente d’un adversaire',
    forget: 'Oublier',
  },
};
