/** What the server says about Faust. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "intersections along a side of the board; 8 to 15 are recommended": "Schnittpunkte pro Seite des Bretts; empfohlen sind 8 bis 15",
  "White may swap seats as the first action of its first turn": "Weiß darf zu Beginn des ersten eigenen Zuges die Plätze tauschen",
  "capture A, the locked crosscut, is allowed": "Schlag A, die verriegelte Kreuzung, ist erlaubt",
  "8 × 8, swap allowed": "8 × 8, mit Tausch",
  "6 × 6": "6 × 6",
  "11 × 11": "11 × 11",
  "without the locked crosscut": "ohne die verriegelte Kreuzung",
  annihilation: "keine Scheibe mehr",
  "move-cap": "Zuglimit",

  "{count} disc": "{count} Scheibe",
  "{count} discs": "{count} Scheiben",
  "{side} can flip {name} ({discs}), owning {owned} of {perimeter} on the perimeter.":
    "{side} kann {name} umdrehen ({discs}): {owned} von {perimeter} des Umfangs.",
  "{side} threatens to flip {name} ({discs}), owning {owned} of {perimeter} on the perimeter.":
    "{side} droht {name} umzudrehen ({discs}): {owned} von {perimeter} des Umfangs.",
  "{side} can flip the {count} discs of the locked crosscut {name}.": "{side} kann die {count} Scheiben der verriegelten Kreuzung {name} umdrehen.",
  "{side} threatens to flip the {count} discs of the locked crosscut {name}.":
    "{side} droht die {count} Scheiben der verriegelten Kreuzung {name} umzudrehen.",
  "{side} owns {owned} of {perimeter} on the perimeter, not more than half":
    "{side} besitzt {owned} von {perimeter} des Umfangs, nicht mehr als die Hälfte",
  "{cell}, in the wall above it, is {what}": "{cell} in der Wand darüber ist {what}",
  "{cell}, in the wall below it, is {what}": "{cell} in der Wand darunter ist {what}",
  "{cell}, in the wall to the left of it, is {what}": "{cell} in der Wand links davon ist {what}",
  "{cell}, in the wall to the right of it, is {what}": "{cell} in der Wand rechts davon ist {what}",
  empty: "leer",
  black: "schwarz",
  white: "weiß",
  "The wall above {name} is {side} and counts {length}.": "Die Wand über {name} ist {side} und zählt {length}.",
  "The wall below {name} is {side} and counts {length}.": "Die Wand unter {name} ist {side} und zählt {length}.",
  "The wall to the left of {name} is {side} and counts {length}.": "Die Wand links von {name} ist {side} und zählt {length}.",
  "The wall to the right of {name} is {side} and counts {length}.": "Die Wand rechts von {name} ist {side} und zählt {length}.",
  "{name} cannot be flipped alone: it is part of the larger {larger}.": "{name} lässt sich nicht allein umdrehen: Es gehört zum größeren {larger}.",
  "{side} cannot flip {name}: {why}.": "{side} kann {name} nicht umdrehen: {why}.",
  "The locked crosscut {name}: each of its four middle discs has two walls of each colour, and either side may flip the six discs of the other in it.":
    "Die verriegelte Kreuzung {name}: Jede der vier mittleren Scheiben hat zwei Wände jeder Farbe, und jede Seite darf die sechs Scheiben der anderen darin umdrehen.",
  "The locked crosscut {name}: each of its four middle discs has two walls of each colour, so none of them can be flipped alone.":
    "Die verriegelte Kreuzung {name}: Jede der vier mittleren Scheiben hat zwei Wände jeder Farbe, also lässt sich keine allein umdrehen.",
  "{cell} is an eye of {side}: while it is empty, no rectangle with one of the discs beside it can be flipped, and a black disc on it can be flipped at once.":
    "{cell} ist ein Auge von {side}: Solange es leer ist, lässt sich kein Rechteck mit einer Scheibe daneben umdrehen, und eine schwarze Scheibe darauf sofort.",
  "{cell} is an eye of {side}: while it is empty, no rectangle with one of the discs beside it can be flipped, and a white disc on it can be flipped at once.":
    "{cell} ist ein Auge von {side}: Solange es leer ist, lässt sich kein Rechteck mit einer Scheibe daneben umdrehen, und eine weiße Scheibe darauf sofort.",
  "{side} on {cell} {deeds}.": "{side} auf {cell} {deeds}.",
  "prepares {actions}": "bereitet {actions} vor",
  "denies {enemy} {actions}": "verwehrt {enemy} {actions}",
  "allows {enemy} {actions}": "erlaubt {enemy} {actions}",
  "{one}, denies {enemy} {actions} and allows {again} {others}": "{one}, verwehrt {enemy} {actions} und erlaubt {again} {others}",
  "{one} and denies {enemy} {actions}": "{one} und verwehrt {enemy} {actions}",
  "{one} and allows {enemy} {actions}": "{one} und erlaubt {enemy} {actions}",
  "{actions} instead of {others}": "{actions} statt {others}",

  Rectangles: "Rechtecke",
  Sides: "Seiten",
  side: "Seite",
  rectangle: "Rechteck",
  "flipped by": "umgedreht von",
  discs: "Scheiben",
  "black walls": "schwarze Wände",
  "white walls": "weiße Wände",
  margin: "Vorsprung",
  legal: "erlaubt",
  captures: "Schläge",
  largest: "größter",
  eyes: "Augen",
  eye: "Auge",
  "yes, on its turn": "ja, im eigenen Zug",
  "yes, but only as a whole, not {count} smaller part": "ja, aber {count} kleinerer Teil nicht allein",
  "yes, but only as a whole, not {count} smaller parts": "ja, aber {count} kleinere Teile nicht allein",
  "no: {why}": "nein: {why}",
  "The margin is the length of the perimeter that the flipping side owns, minus the rest.":
    "Der Vorsprung ist der Teil des Umfangs, den die umdrehende Seite besitzt, minus dem Rest.",
  "A side with no discs left has lost.": "Wer keine Scheibe mehr hat, hat verloren.",

  "These are all of {side}'s discs: the game would be over.": "Das sind alle Scheiben von {side}: Die Partie wäre zu Ende.",
  "White may swap seats instead of placing.": "Weiß darf statt zu setzen die Plätze tauschen.",
  "{side} has no legal action and must pass.": "{side} hat keinen erlaubten Zug und muss passen.",
  "Neither side can flip anything.": "Keine Seite kann etwas umdrehen.",
  "{side} has won: {other} has no disc left.": "{side} hat gewonnen: {other} hat keine Scheibe mehr.",

  "{name} contains one of your discs, {cell}.": "{name} enthält eine eigene Scheibe: {cell}.",
  "{name} contains an empty cell, {cell}.": "{name} enthält ein leeres Feld: {cell}.",
  "{name} is not a rectangle: its bottom-left cell is named first, its top-right cell second.":
    "{name} ist kein Rechteck: Zuerst nennt man das Feld unten links, dann das oben rechts.",
  "{name} is part of the larger rectangle {larger}, which can be captured.": "{name} gehört zum größeren Rechteck {larger}, das sich umdrehen lässt.",
  "A rectangle is written with two corners, such as a1:b2.": "Ein Rechteck schreibt man mit zwei Ecken, zum Beispiel a1:b2.",
  "A side may pass only if it has no other legal action, but {name} can be captured.":
    "Passen darf nur, wer sonst keinen erlaubten Zug hat; {name} lässt sich aber umdrehen.",
  "A side may pass only if it has no other legal action, but {cell} is empty.": "Passen darf nur, wer sonst keinen erlaubten Zug hat; {cell} ist aber leer.",
  "Name the bottom-left corner of the crosscut's square, such as #a1.": "Nenne die Ecke unten links der Kreuzung, zum Beispiel #a1.",
  "The 4×4 square from {cell} does not fit on the board.": "Das 4×4-Quadrat ab {cell} passt nicht aufs Brett.",
  "The opposite corner is missing; for a single disc it is {name}.": "Die gegenüberliegende Ecke fehlt; bei einer einzelnen Scheibe ist es {name}.",
  "The wall above {name} is not filled with one colour.": "Die Wand über {name} ist nicht einfarbig gefüllt.",
  "The wall below {name} is not filled with one colour.": "Die Wand unter {name} ist nicht einfarbig gefüllt.",
  "The wall to the left of {name} is not filled with one colour.": "Die Wand links von {name} ist nicht einfarbig gefüllt.",
  "The wall to the right of {name} is not filled with one colour.": "Die Wand rechts von {name} ist nicht einfarbig gefüllt.",
  "The wall {where} {name} is not filled with one colour.": "Die Wand {where} {name} ist nicht einfarbig gefüllt.",
  "There is no locked crosscut at {cell}.": "Bei {cell} gibt es keine verriegelte Kreuzung.",
  "This game is played without capture A, the locked crosscut.": "Hier wird ohne Schlag A, die verriegelte Kreuzung, gespielt.",
  "This game is played without the pie rule, so there is no swap.": "Hier wird ohne Tauschregel gespielt.",
  "You own {owned} of {perimeter} on the perimeter; you need more than half.": "Du besitzt {owned} von {perimeter} des Umfangs; nötig ist mehr als die Hälfte.",

  // Impossible positions
  "{field}: a game is drawn by the move cap only when that many turns have been taken.":
    "{field}: Unentschieden durch das Zuglimit ist eine Partie erst, wenn so viele Züge gespielt sind.",
  "{field}: a side has no disc left, so the game is over.":
    "{field}: Eine Seite hat keine Scheibe mehr; die Partie ist zu Ende.",
  "{field}: a swap comes after Black's first turn.": "{field}: Ein Tausch kommt nach dem ersten Zug von Schwarz.",
  "{field}: after {turns} Black has {black} and White {white} discs.":
    "{field}: {turns} gespielt, also hat Schwarz {black} und Weiß {white} Scheiben.",
  "{field}: after {turns} the other side is to move.": "{field}: {turns} gespielt, also ist die andere Seite am Zug.",
  "{field}: only Black or White can be to move.": "{field}: Am Zug können nur Schwarz oder Weiß sein.",
  "{field}: the game ends after {count} turns.": "{field}: Die Partie endet nach {count} Zügen.",
  "{field}: the side that moved last has won.": "{field}: Gewonnen hat, wer zuletzt gezogen hat.",
  "{field}: the winner has discs, and the loser has none.": "{field}: Der Sieger hat Scheiben, der Verlierer keine.",
  "{field}: there are more discs than {count} turns can have placed.":
    "{field}: Es sind mehr Scheiben da, als {count} Züge setzen können.",
  "{field}: there are more discs than the {count} turns can have placed.":
    "{field}: Es sind mehr Scheiben da, als die {count} Züge setzen können.",
  "{field}: there is no swap without the pie rule.": "{field}: Ohne Tauschregel gibt es keinen Tausch.",

  "Corner linker": "Eckenverbinder",
  "builds a chain that connects two opposite corners": "baut eine Kette, die zwei gegenüberliegende Ecken verbindet",
  "Eye maker": "Augenbauer",
  "surrounds single empty cells with its own discs and leaves them empty": "umstellt einzelne leere Felder mit eigenen Scheiben und lässt sie leer",
  "Wall winder": "Mauerschlängler",
  "builds winding walls, disc by disc at a diagonal, and avoids straight ones":
    "baut gewundene Mauern, Scheibe um Scheibe diagonal, und meidet gerade",
  "Rectangle hunter": "Rechteckjäger",
  "prepares and takes the largest rectangles of enemy discs": "bereitet die größten Rechtecke gegnerischer Scheiben vor und dreht sie um",
  "Tempo saver": "Temposparer",
  "keeps the moves that only it has for the end, and divides its territory into many small regions":
    "hebt die Züge, die nur ihm offenstehen, für den Schluss auf und teilt sein Gebiet in viele kleine Bereiche",
};
