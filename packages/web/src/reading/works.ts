/** Works that the documents name, written as one cites them, whatever the language of the page. */

export const WORKS = {
  halle: [
    'Arno Borst, _Das mittelalterliche Zahlenkampfspiel_, Heidelberg 1986.',
    'Menso Folkerts, „Rithmomachie“, in: M. Folkerts, E. Knobloch, K. Reich, _Maß, Zahl und Gewicht_, 2. Aufl., Wiesbaden 2001, S. 333–346.',
    'Alfred Holl, _Spiel mit Zahlen – Kampf mit Zahlen? Das mittelalterliche Zahlenkampfspiel Rithmomachie in seiner Regensburger Fassung um 1090_, Växjö 2005.',
    'D. U. Thibaut, [gamecabinet.com](http://www.gamecabinet.com/rules/Rithmomachia.html), 17.05.2006.',
  ],
  scholars: [
    '_Das Spiel der Gelehrten_.',
    'Boethius, _De institutione arithmetica_.',
    'Nikomachos, _Introductio arithmetica_.',
  ],
  boutin: [
    'Michel Boutin, « La rithmomachie », DESS Sciences du jeu, Paris XIII, 1983 ; Escale à jeux, [escaleajeux.fr](https://escaleajeux.fr).',
    'Claude de Boissière, 1556.',
    'John Shirwood, Roma 1482.',
    'Jacques Lefèvre d’Étaples, 1496.',
    'Ralph Lever, London 1563.',
    'Joseph Strutt, _The Sports and Pastimes of the People of England_, 1801.',
    'H. J. R. Murray, _A History of Board-Games Other Than Chess_.',
    'Pierre Berloquin, _100 jeux de table_, 1976.',
  ],
  glorious: [
    '_Rithmomachy_（日本語）.',
    '[boardspace.net](https://www.boardspace.net/rithmomachy/english/Rithmomachy%20Glorious%20Victories.html), Rithmomachy Glorious Victories.',
  ],
  latrunculi: [
    'Ulrich Schädler, „Latrunculi – ein verlorenes strategisches Brettspiel der Römer“, in: _Homo Ludens. Der spielende Mensch_ IV, Salzburg 1994, S. 47–67.',
    'Ulrich Schädler, “Latrunculi, a forgotten Roman game of strategy reconstructed”, _Abstract Games Magazine_ 7, 2001, pp. 10–11.',
  ],
} as const;
