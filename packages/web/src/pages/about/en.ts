import type { AboutText } from './text.ts';

export const about: AboutText = {
  title: 'About Calculi',
  sections: [
    {
      id: 'calculi',
      heading: 'What it is',
      paragraphs: [
        'Calculi are the small stones with which the Romans reckoned and played. Here you play two old board games with them: Rithmomachia, the battle of numbers of the medieval schools, and Ludus latrunculorum, the soldiers’ game of the Romans.',
        'No single set of rules has come down to us for either game. Calculi therefore follows five documents, each by itself, in eight rule sets, and says where the documents are silent or contradict themselves and how we read them. Every capture is shown as the equation that it is.',
      ],
    },
    {
      id: 'privacy',
      heading: 'What is stored where',
      paragraphs: [
        'What you play against the computer or with someone beside you never leaves this device; the computer opponent reckons in your browser. There is no account, no cookie and no counting of visitors.',
        'This browser keeps:',
      ],
      list: [
        'your games, each with its rules, its moves and the time left on its clock;',
        'for games with people far away, the secrets of your seats and what you have not sent yet;',
        'your settings: language, colours, aids, and which lessons you have seen;',
        'the pages themselves, where the browser allows it, so that they also open without a network.',
      ],
    },
    {
      id: 'online',
      heading: 'Games with people far away',
      paragraphs: [
        'Such a game goes through the server of this site. The server keeps what was agreed on, every turn, offer and phrase with its time, and a fingerprint of each seat’s secret, which is of no use to anyone else. It knows no names, and it asks for none. Whoever has the link of a game can look on; a game that you open to all stands in the public list as well.',
        'Your network address is used, and not stored, to let nobody ask too much at once. Unless whoever runs this server has set it otherwise, a finished game is deleted after a year, and one that nobody plays on after sixty days.',
      ],
    },
    {
      id: 'yours',
      heading: 'They are yours',
      paragraphs: [
        'You can export every game as a readable text file, take it in again on any device, and delete it. If you clear the data of this site in your browser, everything is gone; export your games before you do.',
        'A link to a position or to a game’s beginning holds all it needs within itself. Whoever you give it to sees just that, and nothing of your other games.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      paragraphs: [
        'Each rules page names its document, quotes it in its own language, and lists its errata and the works it relies on.',
      ],
    },
    {
      id: 'licence',
      heading: 'Licence',
      paragraphs: [
        'Calculi is free software under the MIT licence. The typefaces Source Serif 4, Schibsted Grotesk, Noto Serif JP and Noto Sans JP are used under the SIL Open Font License 1.1.',
      ],
    },
  ],
};
