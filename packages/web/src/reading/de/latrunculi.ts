import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as piso } from '../diagrams/latrunculi-piso.ts';
import type { RuleSetId } from '../page.ts';
import { stoneRows } from '../tables.ts';
import { WORKS } from '../works.ts';

/** What both variants of Ludus latrunculorum say in German. */

type Diagrams = Pick<
  typeof piso,
  'start' | 'placing' | 'step' | 'back-and-forth' | 'between' | 'quiet' | 'blockade' | 'last-stone'
>;

export const story = (own: string): SectionText => [
  'Das Spiel und sein Text',
  'Ludus latrunculorum, das Spiel der kleinen Soldaten, wurde im ganzen Römischen Reich gespielt. Regeln sind nicht überliefert, nur Bretter, Steine und beiläufige Bemerkungen. Varro vergleicht das Brett mit einer Deklinationstabelle; es war also ein Raster. Ein Lobgedicht auf Piso erzählt, wie die Steine klug über das offene Brett verteilt werden. Ovid und Martial sagen, dass ein Stein zwischen zwei Gegnern verloren ist. Isidor von Sevilla kennt drei Namen für die Steine: vagi, ordinarii und inciti.',
  'Die Regeln hier folgen dem Text _Ludus latrunculorum – Das Spiel der kleinen Soldaten_. Er baut das Spiel aus diesen Zeugnissen in zwei Varianten wieder auf. Wie die Steine zogen, sagt kein antiker Autor; der Text entscheidet sich für ein flüssiges Spiel.',
  own,
];

export const pieces = (d: Diagrams, rules: RuleSetId): SectionText => [
  'Brett und Steine',
  'Das Brett hat 8 × 8 Felder. Jede Seite hat 20 gleiche Steine, oben mit Ringen, unten flach. Am Anfang ist das Brett leer. Schwarz beginnt.',
  figure(d.start, 'Der Anfang: ein leeres Brett.'),
  'Gefunden wurden auch römische Bretter anderer Größe. Sie können auch auf ihnen spielen.',
  { head: ['Brett', 'Steine je Seite'], table: stoneRows(rules) },
];

export const placing = (d: Diagrams, nothing: string): SectionText => [
  'Erste Phase: Setzen',
  `Die Spieler setzen abwechselnd je einen Stein auf ein freies Feld, bis alle stehen. Die Steine heißen jetzt _vagi_, die Unsteten. ${nothing} Ein Stein, der zwischen zwei Gegnern steht, bleibt sicher, bis einer von ihnen geht und ein Bewacher neu hinzukommt.`,
  figure(
    d.placing,
    'Schwarz setzt einen Stein auf e5. Der weiße Stein auf e4 steht zwischen zwei schwarzen. In dieser Phase schadet das nicht.',
  ),
];

export const step = (d: Diagrams, more: string): readonly Written[] => [
  `Stehen alle Steine, heißen sie _ordinarii_, die Regulären. In einem Zug geht ein Stein einen Schritt vor, zurück oder zur Seite auf ein leeres Feld. ${more}`,
  figure(d.step, 'Der Stein auf d4 kann nach d3 oder c4 gehen. Die anderen Felder neben ihm sind besetzt.'),
  'Ein Stein darf nicht hin- und herziehen. Er darf hin und zurück; im nächsten Zug seiner Seite darf er nicht noch einmal dorthin. Ein Zug mit einem anderen Stein dazwischen erlaubt es wieder.',
  figure(
    d['back-and-forth'],
    'Der Stein auf c3 ist gerade nach c4 und zurück gegangen. Jetzt darf er nicht nach c4.',
  ),
];

export const between = (d: Diagrams): Written =>
  figure(
    d.between,
    'Weiß tritt zwischen zwei schwarze Steine. Nichts geschieht: Durch den eigenen Zug verliert niemand einen Stein.',
  );

export const ENCLOSE =
  'Ein gegnerischer Stein ist eingeschlossen, wenn zwei Ihrer Steine unmittelbar neben ihm stehen, einander gegenüber, in einer Zeile oder Spalte. Die Einschließung muss aus Ihrem eigenen Zug entstehen.';

export const ends = (d: Diagrams, last: string, bound: string, quiet: string): SectionText => [
  'Ende des Spiels',
  `In jedem Fall werden die geschlagenen Steine gezählt. Wer mehr geschlagen hat, gewinnt; bei gleicher Zahl ist es unentschieden. ${bound}`,
  {
    list: [
      `*Ein Stein übrig.* ${last}`,
      '*Blockiert.* Wer am Zug ist, kann nicht ziehen. Dadurch verliert er nicht, nur wenn er weniger geschlagen hat.',
      `*Hundert ruhige Züge.* 100 Züge hintereinander, 50 auf jeder Seite, ohne ${quiet}. Gute Spieler kommen oft hierher, denn eine geschlossene Reihe lässt sich nicht angreifen. Es lohnt sich also, rechtzeitig vorn zu liegen.`,
      '*Dieselbe Stellung zum dritten Mal.*',
    ],
  },
  figure(d['last-stone'], 'Weiß schlägt den vorletzten Stein. Das Spiel ist aus.'),
  figure(
    d.blockade,
    'Schwarz geht nach d5. Beide weißen Steine sind eingesperrt, Weiß kann nicht ziehen. Schwarz hat drei geschlagen, Weiß einen: Schwarz gewinnt.',
  ),
  figure(d.quiet, 'Der hundertste ruhige Zug. Schwarz hat zwei geschlagen, Weiß einen: Schwarz gewinnt.'),
  'Sie können jederzeit aufgeben, und beide können sich auf Unentschieden einigen.',
];

export const errata: SectionText = [
  'Fehler der Vorlage',
  'Was im Text, dem wir folgen, falsch oder verloren ist.',
];

export const sources: SectionText = [
  'Quellen',
  'Die Regeln folgen dem Text _Ludus latrunculorum – Das Spiel der kleinen Soldaten_, ohne Verfassernamen. Zum Weiterlesen nennt er:',
  { list: WORKS.latrunculi },
  'Seine antiken Zeugen sind Varro, _De lingua Latina_ X 22; _Laus Pisonis_; Ovid, _Tristia_ II 478 und _Ars amatoria_ III 358; Martial, _Epigramme_ XIV 17; Seneca, _Briefe_ 117, 30; Isidor von Sevilla, _Etymologiae_ XVIII 67.',
];

export const notes = {
  size: 'Die Vorlage spielt auf 8 × 8 mit 20 Steinen, nennt die anderen Bretter und sagt, die Zahl der Steine müsse gewechselt haben. Unsere Zahlen behalten das Verhältnis 20 zu 64, abgerundet.',
  first:
    'Die Vorlage sagt nicht, wer beginnt. Sie gibt ihrem Leser die schwarzen Steine; also beginnt Schwarz, und wer zuerst setzt, zieht auch zuerst.',
  backAndForth:
    'Die Vorlage verbietet, „mehrmals nacheinander“ hin- und herzuziehen. Hin und zurück ist einmal; der nächste Schritt wäre mehrmals.',
  quiet:
    'Die Vorlage sagt nicht, wie eine Partie ohne Fortschritt endet. Ohne diese Regel stünden sich zwei geschlossene Reihen für immer gegenüber.',
  repetition:
    'Die Vorlage verbietet nur einzelnen Steinen das Hin und Her. Auch längere Kreise brauchen ein Ende.',
  errFigures:
    'Von den Abbildungen sind nur die Unterschriften geblieben: Ecke, zwei auf einmal, Sprung und der befreite Stein. Unsere Abbildungen passen dazu.',
};
