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
        'Nothing leaves this device. There is no account, no cookie, no counting of visitors, and no server that sees your games. The computer opponent reckons in your browser as well.',
        'This browser keeps:',
      ],
      list: [
        'your games, each with its rules, its moves and the time left on its clock;',
        'your settings: language, colours, aids, and which lessons you have seen;',
        'the pages themselves, where the browser allows it, so that they also open without a network.',
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
