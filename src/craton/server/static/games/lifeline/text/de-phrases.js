/** What the server says about Lifeline. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "cells along a side of the board; 3 to 12 are recommended": "Felder pro Seite des Bretts; empfohlen sind 3 bis 12",
  "how the advantage of the first move is balanced": "wie der Vorteil des ersten Zuges ausgeglichen wird",
  "the largest komi that may be named, with balance=komi": "das größte Komi, das genannt werden darf, beim Ausgleich durch Komi",
  "seven cells per side": "sieben Felder pro Seite",
  "five cells per side": "fünf Felder pro Seite",
  "nine cells per side": "neun Felder pro Seite",
  "players bid for the first move": "der erste Zug wird versteigert",

  "to place the second stone": "setzt den zweiten Stein",
  "to name a komi": "ein Komi nennen",
  "to take black or white": "Schwarz oder Weiß wählen",
  "last-placement": "letzter Stein",
  "move-cap": "Zuglimit",

  "{side}'s stone {cell}": "{side}: Stein {cell}",
  "{side}'s group {cell} of {count} stones": "{side}: Gruppe {cell} ({count} Steine)",
  "{side}'s groups {cells}": "Gruppen {cells} ({side})",
  "{one} and {side}'s groups {cells}": "{one} und Gruppen {cells} ({side})",
  "the empty cell {cell}": "das leere Feld {cell}",
  "The empty cell {cell}": "Das leere Feld {cell}",
  "the empty region at {cell} ({count} cells)": "der leere Bereich bei {cell} ({count} Felder)",
  "The empty region at {cell} ({count} cells)": "Der leere Bereich bei {cell} ({count} Felder)",
  "no lifeline": "keine Lebenslinie",
  "{count} lifeline": "{count} Lebenslinie",
  "{count} lifelines": "{count} Lebenslinien",
  "{group} has {lines}.": "{group} hat {lines}.",
  "{group} has {lines}; the opening is not over, so no group is judged yet.":
    "{group} hat {lines}; in der Eröffnung stirbt noch keine Gruppe.",
  "{group} has a single lifeline, {area}.": "{group} hat nur eine Lebenslinie: {area}.",
  "{group} has a single lifeline, {area}; {side} can remove it with {cells}.":
    "{group} hat nur eine Lebenslinie: {area}; {side} kann sie mit {cells} kappen.",
  "{group} has no lifeline; {side} can remove it with {cells}.": "{group} hat keine Lebenslinie; {side} kann mit {cells} vom Brett nehmen.",
  "{area} joins {groups}.": "{area} verbindet {groups}.",
  "{area} joins {groups}, and touches {group}.": "{area} verbindet {groups} und berührt {group}.",
  "{area} joins {groups}, and touches {group}, and touches {other}.": "{area} verbindet {groups} und berührt {group} und {other}.",
  "{area} touches only {side}: {other} cannot place there while {group} stands.":
    "{area} berührt nur {side}: {other} kann dort nicht setzen, solange die Umgebung steht ({group}).",
  "{area} touches only {side}: {other} can neither place there nor remove the groups {groups} unless {same} places a stone there or joins them into one group.":
    "{area} berührt nur {side}: {other} kann dort weder setzen noch die Gruppen {groups} vom Brett nehmen, solange {same} dort nicht setzt und sie nicht vereint.",
  "{side} on {cell} removes {taken}.": "{side} auf {cell} schlägt {taken}.",
  "{side} on {cell} loses {lost} of its own.": "{side} auf {cell} verliert selbst {lost}.",
  "{side} on {cell} removes {taken} and loses {lost} of its own.": "{side} auf {cell} schlägt {taken} und verliert selbst {lost}.",
  "{cell} is next to {other}: the two would be one group and die at once.":
    "{cell} liegt neben {other}: Beide wären eine Gruppe und stürben sofort.",
  "{side} cannot place on {cell}: no empty path leads from there to one of {same}'s stones.":
    "{side} darf nicht auf {cell} setzen: Kein leerer Weg führt von dort zu einem eigenen Stein.",
  "A first stone on {cell} would leave no legal second one: every other empty cell is next to it.":
    "Nach einem ersten Stein auf {cell} gäbe es keinen erlaubten zweiten: Alle anderen leeren Felder liegen daneben.",

  Groups: "Gruppen",
  Sides: "Seiten",
  side: "Seite",
  stones: "Steine",
  groups: "Gruppen",
  lifelines: "Lebenslinien",
  "lowest cell": "unterstes Feld",
  "open cells": "offene Felder",
  "only its own": "nur eigene",
  komi: "Komi",
  safe: "fest",
  shut: "zu",
  "A lifeline is an empty region that joins the group to another one of its side.":
    "Eine Lebenslinie ist ein leerer Bereich, der die Gruppe mit einer anderen ihrer Farbe verbindet.",
  "A side places on the cells that are open to it; a side with none on its turn has lost.":
    "Jede Seite setzt auf Felder, die ihr offenstehen; wer am Zug keines hat, verliert.",

  "{side} can remove {stones} with {cell}.": "{side} kann mit {cell} schlagen: {stones}.",
  "{side} can remove {stones} with {cell}, losing {lost} of its own.": "{side} kann mit {cell} schlagen: {stones}, und verliert selbst {lost}.",
  "{side} threatens to remove {stones} with {cell}.": "{side} droht mit {cell} zu schlagen: {stones}.",
  "{side} threatens to remove {stones} with {cell}, losing {lost} of its own.":
    "{side} droht mit {cell} zu schlagen: {stones}, und verliert selbst {lost}.",
  "{side} would only lose its own stones by placing on {cells}.": "{side} würde mit {cells} nur eigene Steine verlieren.",
  "Black can place on {black} ({own} closed to White), White on {white} ({only} closed to Black).":
    "Schwarz kann setzen: {black} ({own} davon für Weiß gesperrt); Weiß: {white} ({only} davon für Schwarz gesperrt).",
  "The first player names a komi from 1 to {most}.": "Wer den ersten Platz hat, nennt ein Komi von 1 bis {most}.",
  "The second player chooses a colour; White gets {points} of komi.": "Wer den zweiten Platz hat, wählt eine Farbe; Weiß bekommt ein Komi: {points}.",
  "{side} has placed the first stone of its pair, which is hidden until the second is placed.":
    "{side} hat den ersten Stein des Paares gesetzt; er bleibt verdeckt, bis der zweite liegt.",
  "{side} places the second stone of its pair, not next to {cell}.": "{side} setzt den zweiten Stein des Paares, nicht neben {cell}.",
  "{side} opens with a pair of stones that are not neighbours.": "{side} eröffnet mit zwei Steinen, die sich nicht berühren.",
  "Dead groups are removed from the fourth stone on; neighbouring stones are one group.":
    "Ab dem vierten Stein kommen tote Gruppen vom Brett; Nachbarn sind eine Gruppe.",
  "White may swap seats instead.": "Weiß darf stattdessen die Plätze tauschen.",
  "{side} has won: {other} has no legal placement.": "{side} hat gewonnen: {other} kann nicht mehr setzen.",

  "{pair} would change nothing: neighbours are one group, and it dies at once.":
    "{pair} würde nichts ändern: Ein Paar darf keine Gruppe sein, sonst stirbt es sofort.",
  "A komi is a number from 1 to {most}.": "Ein Komi ist eine Zahl von 1 bis {most}.",
  "A first stone on {cell} would leave no legal second one.": "Nach einem ersten Stein auf {cell} gäbe es keinen erlaubten zweiten.",
  "Komi can be spent only by a side that could place a stone.": "Komi kann nur einsetzen, wer auch einen Stein setzen könnte.",
  "Komi can be spent only once four stones have been placed.": "Komi kann man erst einsetzen, wenn vier Steine liegen.",
  "Name the number of points, such as komi 3.": "Nenne die Punktzahl, zum Beispiel komi 3.",
  "Only White can spend komi, and only while it has some.": "Nur Weiß kann Komi einsetzen, und nur solange noch etwas da ist.",
  "The first player names a komi now.": "Jetzt nennt der erste Platz ein Komi.",
  "The komi is at most {most}.": "Das Komi ist höchstens {most}.",
  "The second player takes black or white now.": "Jetzt wählt der zweite Platz Schwarz oder Weiß.",
  "There is no komi to agree on now.": "Jetzt ist kein Komi zu vereinbaren.",
  "This placement would change nothing: no empty path leads from {cell} to a group of yours.":
    "Dieser Stein würde nichts ändern: Kein leerer Weg führt von {cell} zu einer deiner Gruppen.",
  "With komi there is no swap.": "Beim Ausgleich durch Komi wird nicht getauscht.",

  // Impossible positions
  "{field}: a game does not end within a turn.": "{field}: Eine Partie endet nicht mitten in einem Zug.",
  "{field}: a game is drawn by the move cap only when that many turns have been taken.":
    "{field}: Unentschieden durch das Zuglimit ist eine Partie erst, wenn so viele Züge gespielt sind.",
  "{field}: a seat is to move only while komi is being agreed.":
    "{field}: Ein Platz ist nur am Zug, solange das Komi vereinbart wird.",
  "{field}: a swap comes after Black's first turn.": "{field}: Ein Tausch kommt nach dem ersten Zug von Schwarz.",
  "{field}: after {turns} Black has {black} and White {white} stones.":
    "{field}: {turns} gespielt, also hat Schwarz {black} und Weiß {white} Steine.",
  "{field}: after {turns} the other side is to move.": "{field}: {turns} gespielt, also ist die andere Seite am Zug.",
  "{field}: dead groups are removed at the end of a turn.":
    "{field}: Tote Gruppen kommen am Ende eines Zuges vom Brett.",
  "{field}: it is a stone of the side to move, in its first turn with balance=strong.":
    "{field}: Es ist ein Stein der Seite am Zug, in ihrem ersten Zug mit balance=strong.",
  "{field}: it must be named while its pair is unfinished, and not otherwise.":
    "{field}: Hier steht der Stein, solange sein Paar unvollständig ist, sonst nicht.",
  "{field}: komi is set if and only if it has been named.":
    "{field}: Ein Komi steht genau dann fest, wenn es genannt wurde.",
  "{field}: nothing has been played while komi is being agreed.":
    "{field}: Solange das Komi vereinbart wird, ist nichts gespielt.",
  "{field}: the first player names the komi, the second player takes a colour.":
    "{field}: Wer den ersten Platz hat, nennt das Komi, der zweite wählt eine Farbe.",
  "{field}: the game cannot have ended this early.": "{field}: So früh kann die Partie nicht zu Ende sein.",
  "{field}: the game ends after {count} turns.": "{field}: Die Partie endet nach {count} Zügen.",
  "{field}: the komi is at most {most}.": "{field}: Das Komi ist höchstens {most}.",
  "{field}: the komi that was named remains until White can spend it.":
    "{field}: Das genannte Komi bleibt, bis Weiß es einsetzen kann.",
  "{field}: the side that placed last has won.": "{field}: Gewonnen hat, wer zuletzt gesetzt hat.",
  "{field}: the side to move can still place a stone.": "{field}: Die Seite am Zug kann noch einen Stein setzen.",
  "{field}: the side to move has no legal placement, so the game is over.":
    "{field}: Die Seite am Zug kann nicht setzen; die Partie ist zu Ende.",
  "{field}: there is komi only with balance=komi.": "{field}: Komi gibt es nur mit balance=komi.",

  "Territory builder": "Gebietsbauer",
  "claims open space away from the enemy, with stones two or more steps apart":
    "beansprucht freien Raum fern vom Gegner, mit Steinen im Abstand von zwei oder mehr Schritten",
  Connector: "Verbinder",
  "keeps its groups linked over empty cells without joining them into one":
    "hält seine Gruppen über leere Felder verbunden, ohne sie zu einer zu vereinen",
  Hunter: "Jäger",
  "attacks the enemy groups with the fewest liberties and cuts them off":
    "greift die gegnerischen Gruppen mit den wenigsten Freiheiten an und schneidet sie ab",
  Invader: "Eindringling",
  "plays where the enemy is strong, close to its stones but not touching its own":
    "spielt dort, wo der Gegner stark ist: nahe an dessen Steinen, ohne eigene zu berühren",
};
