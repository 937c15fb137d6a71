import type { AboutText } from './text.ts';

export const about: AboutText = {
  title: 'Über Calculi',
  sections: [
    {
      id: 'calculi',
      heading: 'Was es ist',
      paragraphs: [
        'Calculi sind die kleinen Steine, mit denen die Römer rechneten und spielten. Hier spielen Sie mit ihnen zwei alte Brettspiele: die Rithmomachie, die Zahlenschlacht der mittelalterlichen Schulen, und den Ludus latrunculorum, das Soldatenspiel der Römer.',
        'Für keines der beiden ist ein einziges Regelwerk überliefert. Calculi folgt deshalb fünf Dokumenten, jedem für sich, in acht Regelwerken und sagt, wo die Dokumente schweigen oder sich widersprechen und wie wir sie lesen. Jedes Schlagen wird als die Gleichung gezeigt, die es ist.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Was wo gespeichert ist',
      paragraphs: [
        'Was Sie gegen den Computer oder mit jemandem neben Ihnen spielen, verlässt dieses Gerät nie; auch der Computergegner rechnet in Ihrem Browser. Es gibt kein Konto, keine Cookies und keine Zählung der Besucher.',
        'Dieser Browser bewahrt auf:',
      ],
      list: [
        'Ihre Partien, jede mit ihren Regeln, ihren Zügen und der verbliebenen Zeit auf der Uhr;',
        'für Partien mit Menschen in der Ferne die Geheimnisse Ihrer Plätze und was noch nicht gesendet ist;',
        'Ihre Einstellungen: Sprache, Farben, Hilfen und welche Erklärungen Sie schon gesehen haben;',
        'die Seiten selbst, wo der Browser es erlaubt, damit sie sich auch ohne Netz öffnen.',
      ],
    },
    {
      id: 'online',
      heading: 'Partien mit Menschen in der Ferne',
      paragraphs: [
        'Eine solche Partie läuft über den Server dieser Seite. Er bewahrt auf, was vereinbart wurde, jeden Zug, jedes Angebot und jede Redewendung mit ihrer Zeit, und von jedem Platz einen Abdruck seines Geheimnisses, mit dem niemand sonst etwas anfangen kann. Namen kennt er nicht und fragt nicht danach. Wer den Link einer Partie hat, kann zusehen; eine Partie, die Sie für alle öffnen, steht außerdem in der öffentlichen Liste.',
        'Ihre Netzadresse wird benutzt, aber nicht gespeichert, damit niemand zu viel auf einmal verlangt. Sofern der Betreiber dieses Servers nichts anderes festgelegt hat, wird eine beendete Partie nach einem Jahr gelöscht und eine, die niemand weiterspielt, nach sechzig Tagen.',
      ],
    },
    {
      id: 'yours',
      heading: 'Sie gehören Ihnen',
      paragraphs: [
        'Sie können jede Partie als lesbare Textdatei exportieren, auf jedem Gerät wieder aufnehmen und löschen. Wenn Sie die Daten dieser Website im Browser löschen, ist alles fort; exportieren Sie Ihre Partien vorher.',
        'Ein Link auf eine Stellung oder auf den Beginn einer Partie enthält alles, was er braucht. Wem Sie ihn geben, sieht genau das und nichts von Ihren anderen Partien.',
      ],
    },
    {
      id: 'sources',
      heading: 'Quellen',
      paragraphs: [
        'Jede Regelseite nennt ihr Dokument, zitiert es in seiner eigenen Sprache und führt seine Fehler und die Werke auf, auf die es sich stützt.',
      ],
    },
    {
      id: 'licence',
      heading: 'Lizenz',
      paragraphs: [
        'Calculi ist freie Software unter der MIT-Lizenz. Die Schriften Source Serif 4, Schibsted Grotesk, Noto Serif JP und Noto Sans JP werden unter der SIL Open Font License 1.1 verwendet.',
      ],
    },
  ],
};
