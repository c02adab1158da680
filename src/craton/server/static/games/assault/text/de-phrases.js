/** What the server says about Triangular Assault. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "the board; on a torus opposite sides are glued and every cell has three neighbours":
    "das Brett; auf einem Torus hängen gegenüberliegende Seiten zusammen, und jedes Feld hat drei Nachbarn",
  "the game ends after this many turns of both sides together, and the majority wins": "die Zahl der Züge beider Seiten zusammen; danach gewinnt die Mehrheit",
  "White may swap seats on its first turn": "Weiß darf im ersten Zug die Plätze tauschen",
  "the allies needed for a follow-up attack after a successful one; 0 for no follow-ups":
    "die Verbündeten, die ein Folgeangriff nach einem Erfolg braucht; 0 heißt keine Folgeangriffe",
  "a stone placed where you have more neighbours than the enemy earns a bonus stone":
    "ein Stein, der mehr eigene als gegnerische Nachbarn hat, bringt einen Bonusstein",
  "each side can make one attack with three allies fail: the first one, or one of its choice":
    "jede Seite lässt einen Angriff mit drei Verbündeten scheitern: den ersten oder einen ihrer Wahl",
  "the chance of success of one coin": "die Erfolgschance einer Münze",
  "each side's secret cell, worth 3 points at the end: anywhere or in the core":
    "das geheime Feld jeder Seite, am Ende 3 Punkte wert: irgendwo oder im Kern",
  "after every tenth turn the outermost layer of the board floods": "nach jedem zehnten Zug wird der äußerste Ring des Bretts überflutet",
  "37 cells, 30 turns": "37 Felder, 30 Züge",
  "24 cells, 20 turns": "24 Felder, 20 Züge",
  "a torus: no edge to hide behind": "ein Torus: kein Rand als Deckung",
  "chains, bonus stones, rising water": "Ketten, Bonussteine, steigendes Wasser",
  "secret sacred cells, swap": "geheime heilige Felder, Tausch",

  "to choose a sacred cell": "wählt ein heiliges Feld",
  "to attack again or stop": "greift weiter an oder hört auf",
  "to place a bonus stone": "setzt einen Bonusstein",
  "to save the stone under attack or allow the coins": "verteidigt den angegriffenen Stein oder lässt die Münzen zu",
  domination: "Vernichtung",
  majority: "Mehrheit",
  core: "Kern",
  "white-wins-ties": "Gleichstand geht an Weiß",

  "{count} ally": "{count} Verbündeter",
  "{count} allies": "{count} Verbündete",
  "{count} coin": "{count} Münze",
  "{count} coins": "{count} Münzen",
  "stubborn defence": "zähe Verteidigung",
  "An attack on {cell} with three allies meets a stubborn defence: it fails and uses the defence up.":
    "Ein Angriff auf {cell} mit drei Verbündeten trifft auf eine zähe Verteidigung: Er scheitert und verbraucht sie.",
  "An attack on {cell} with {allies} succeeds with probability {odds}: an average swing of {swing}.":
    "Ein Angriff auf {cell} gelingt mit {odds} ({allies}): im Schnitt {swing} Felder Unterschied.",
  "The best chain from there has an average swing of {swing}.": "Die beste Kette von dort bringt im Schnitt {swing}.",
  "Success takes the last enemy stone and wins.": "Ein Erfolg schlägt den letzten gegnerischen Stein und gewinnt.",
  "The cell floods at the end of this turn.": "Das Feld wird am Ende dieses Zuges überflutet.",
  "{cell} could fall on {enemy}'s next turn with probability {odds}.": "{cell} könnte im nächsten Zug fallen ({enemy}), Wahrscheinlichkeit {odds}.",
  "{cell} could fall on {enemy}'s next turn with probability {odds}, by a chain through {cells}.":
    "{cell} könnte im nächsten Zug fallen ({enemy}), Wahrscheinlichkeit {odds}, durch eine Kette über {cells}.",
  "A stone on {cell} would threaten {cells} at once.": "Ein Stein auf {cell} würde {cells} gleichzeitig bedrohen.",
  "Taking {cell} splits {enemy}'s group into {parts}.": "{cell} zu schlagen teilt die Gruppe ({enemy}) in {parts}.",
  "{cell} floods after turn {turn}.": "{cell} wird nach Zug {turn} überflutet.",
  "{cell} threatens {cells}.": "{cell} bedroht {cells}.",
  "The best chain: {chain}.": "Die beste Kette: {chain}.",
  "The centre region, {cells}: Black holds {black}, White {white}.": "Die Mitte ({cells}): Schwarz hält {black}, Weiß {white}.",
  "The edge region, {cells}: Black holds {black}, White {white}.": "Der Rand ({cells}): Schwarz hält {black}, Weiß {white}.",
  "The inner region, {cells}: Black holds {black}, White {white}.": "Der innere Bereich ({cells}): Schwarz hält {black}, Weiß {white}.",
  "The middle region, {cells}: Black holds {black}, White {white}.": "Der mittlere Bereich ({cells}): Schwarz hält {black}, Weiß {white}.",
  "{side} has a fortress: {cell} has a friend on every side and cannot be attacked directly.":
    "{side} hat eine Festung: {cell} hat auf jeder Seite einen Freund und ist nicht direkt angreifbar.",
  "{side} has a spearhead: {cell} points at the enemy, backed by at least five stones.":
    "{side} hat eine Speerspitze: {cell} zeigt auf den Gegner, gedeckt von mindestens fünf Steinen.",
  "{side} has a phalanx of {count} from {one} to {other}: its inner stones have two friends each, its ends one.":
    "{side} hat eine Phalanx aus {count} von {one} bis {other}: Innere Steine haben je zwei Freunde, die Enden einen.",
  "{side} has a triangle: the smallest group in which a stone has two friends.":
    "{side} hat ein Dreieck: die kleinste Gruppe, in der ein Stein zwei Freunde hat.",

  Standing: "Stand",
  "Place or attack": "Setzen oder angreifen",
  Attacks: "Angriffe",
  "Exposed stones of {side}": "Gefährdete Steine von {side}",
  Tide: "Flut",
  cells: "Felder",
  edge: "Rand",
  middle: "mittlerer Bereich",
  inner: "innerer Bereich",
  centre: "Mitte",
  mid: "mit",
  in: "inn",
  ctr: "Mit",
  cut: "trennt",
  fork: "Gabel",
  kept: "vorhanden",
  spent: "verbraucht",
  choice: "Wahl",
  success: "Erfolg",
  swing: "Ertrag",
  place: "setzen",
  stop: "aufhören",
  attack: "Angriff",
  allies: "Verbündete",
  "best chain": "beste Kette",
  "chain swing": "Ertrag der Kette",
  stone: "Stein",
  "one attack": "ein Angriff",
  by: "durch",
  "after turn": "nach Zug",
  "black loses": "Schwarz verliert",
  "white loses": "Weiß verliert",
  "Most cells win; on a tie, most core cells; if still tied, White.":
    "Die meisten Felder gewinnen; bei Gleichstand die meisten Kernfelder; sonst Weiß.",
  "Sacred cells are not counted here.":
    "Heilige Felder sind hier nicht mitgezählt.",
  "The swing is the expected change in the lead; a capture is worth 2. Attack if 2 P > 1.":
    "Der Ertrag ist die erwartete Änderung des Felderunterschieds, 2 für einen Schlag: Angreifen lohnt, wenn 2 P > 1.",
  "There are too many chains to search them all: there may be a better one.": "Es gibt zu viele Ketten, um alle zu prüfen: Vielleicht gibt es eine bessere.",
  "The probability that {enemy} can take each stone next turn if nothing changes until then.":
    "Die Wahrscheinlichkeit, dass {enemy} den Stein im nächsten Zug schlägt, wenn sich vorher nichts ändert.",
  "With the current stones.": "Mit den jetzigen Steinen.",

  "{side} has won by domination, {black} to {white}.": "{side} hat durch Vernichtung gewonnen, {black} zu {white}.",
  "{side} has won by majority, {black} to {white}.": "{side} hat nach Mehrheit gewonnen, {black} zu {white}.",
  "{side} has won on the core, with cells level, {black} to {white}.": "{side} hat bei gleicher Felderzahl durch den Kern gewonnen, {black} zu {white}.",
  "{side} has won because ties go to White, {black} to {white}.": "{side} hat gewonnen, weil Gleichstand an Weiß geht, {black} zu {white}.",
  "Each side chooses a secret cell anywhere; holding it at the end is worth 3 extra points.":
    "Jede Seite wählt ein beliebiges geheimes Feld; wer es am Ende hält, bekommt 3 Punkte extra.",
  "Each side chooses a secret cell in the core; holding it at the end is worth 3 extra points.":
    "Jede Seite wählt ein geheimes Feld im Kern; wer es am Ende hält, bekommt 3 Punkte extra.",
  "{side} throws {coins} for {cell} and takes it with probability {odds}.": "{side} wirft {coins} um {cell} und schlägt es mit {odds}.",
  "{side} places a bonus stone on any empty cell.": "{side} setzt einen Bonusstein auf ein beliebiges leeres Feld.",
  "{side} can neither attack nor place.": "{side} kann weder angreifen noch setzen.",
  "{side} has nothing to attack: {stone}.": "{side} kann nichts angreifen: {stone}.",
  "Taking {cell}, the last enemy stone, wins at once; it succeeds with probability {odds}.":
    "{cell}, der letzte gegnerische Stein: Ihn zu schlagen gewinnt sofort und gelingt mit {odds}.",
  "Continuing would only meet a stubborn defence; stopping keeps everything taken so far.":
    "Weitere Angriffe träfen nur auf zähe Verteidigung; wer aufhört, behält alles bisher Geschlagene.",
  "Continuing would only take cells that flood at once; stopping keeps everything taken so far.":
    "Weitere Angriffe brächten nur Felder, die sofort überflutet werden; wer aufhört, behält alles bisher Geschlagene.",
  "Continuing puts nothing taken so far at risk: {action} succeeds with probability {odds}, and the chain takes another {cells} on average; stopping takes none.":
    "Weitermachen riskiert nichts Geschlagenes: {action} gelingt mit {odds}, und die Kette bringt im Schnitt noch {cells}; Aufhören bringt nichts.",
  "Every attack meets a stubborn defence: {action} would fail and use it up.": "Jeder Angriff trifft auf zähe Verteidigung: {action} würde scheitern und sie verbrauchen.",
  "{action} succeeds with probability {odds}, but every cell it could take floods at the end of this turn.":
    "{action} gelingt mit {odds}, aber jedes Feld, das es bringt, wird am Ende dieses Zuges überflutet.",
  "{action} succeeds with probability {odds}, but every cell it could take floods at the end of this turn: {stone}.":
    "{action} gelingt mit {odds}, aber jedes Feld, das es bringt, wird am Ende dieses Zuges überflutet: {stone}.",
  "{action} succeeds with probability {odds} and starts a chain worth a swing of {cells} on average; there is no empty cell to place on.":
    "{action} gelingt mit {odds} und beginnt eine Kette mit einem Ertrag von im Schnitt {cells}; zum Setzen ist kein Feld frei.",
  "{action} succeeds with probability {odds}, a swing of {cells} on average; there is no empty cell to place on.":
    "{action} gelingt mit {odds}, im Schnitt ein Ertrag von {cells}; zum Setzen ist kein Feld frei.",
  "{action} succeeds with probability {odds} and starts a chain worth a swing of {cells} on average; {stone}. Counting cells alone, {verdict}.":
    "{action} gelingt mit {odds} und beginnt eine Kette mit einem Ertrag von im Schnitt {cells}; {stone}. Nach Feldern allein {verdict}.",
  "{action} succeeds with probability {odds}, a swing of {cells} on average; {stone}. Counting cells alone, {verdict}.":
    "{action} gelingt mit {odds}, im Schnitt ein Ertrag von {cells}; {stone}. Nach Feldern allein {verdict}.",
  "a stone would flood at once": "ein Stein würde sofort überflutet",
  "a stone and its bonus stone gain 2 cells for certain": "ein Stein und sein Bonusstein bringen sicher 2 Felder",
  "a stone gains 1 cell for certain": "ein Stein bringt sicher 1 Feld",
  "the two are equal": "ist beides gleich gut",
  "the attack is better": "ist der Angriff besser",
  "the stone is better": "ist der Stein besser",
  "At the end of this turn the tide takes {cells}; as things stand, Black would lose {black} and White {white}.":
    "Am Ende dieses Zuges nimmt die Flut {cells}; nach jetzigem Stand verlöre Schwarz {black} und Weiß {white}.",
  "In {turns} turns the tide takes {cells}; as things stand, Black would lose {black} and White {white}.":
    "In {turns} Zügen nimmt die Flut {cells}; nach jetzigem Stand verlöre Schwarz {black} und Weiß {white}.",
  "At the end of this turn the tide takes {cells}; as things stand, Black would lose {black} and White {white}, which would end the game.":
    "Am Ende dieses Zuges nimmt die Flut {cells}; nach jetzigem Stand verlöre Schwarz {black} und Weiß {white}, und die Partie wäre zu Ende.",
  "In {turns} turns the tide takes {cells}; as things stand, Black would lose {black} and White {white}, which would end the game.":
    "In {turns} Zügen nimmt die Flut {cells}; nach jetzigem Stand verlöre Schwarz {black} und Weiß {white}, und die Partie wäre zu Ende.",
  "The most exposed stone is {cell}: {enemy} could take it next turn with probability {odds}.":
    "Am stärksten gefährdet ist {cell}: {enemy} könnte im nächsten Zug mit {odds} schlagen.",
  "{enemy} could take any of {count} stones next turn with probability {odds}: {cells}.":
    "{enemy} könnte im nächsten Zug jeden von {count} Steinen mit {odds} schlagen: {cells}.",
  "{cells} and others": "{cells} und andere",
  "{side}'s sacred cell {cell} is empty.": "Das heilige Feld {cell} ({side}) ist leer.",
  "{side}'s sacred cell {cell} is in its hands.": "Das heilige Feld {cell} ({side}) ist in eigener Hand.",
  "{side}'s sacred cell {cell} has flooded and is lost.": "Das heilige Feld {cell} ({side}) ist überflutet und verloren.",
  "{side}'s sacred cell {cell} is in enemy hands.": "Das heilige Feld {cell} ({side}) ist in gegnerischer Hand.",
  "{leader} leads {black} to {white}, and {left}.": "{leader} führt {black} zu {white}; {left}.",
  "this is the last turn": "das ist der letzte Zug",
  "{count} turns are left": "noch {count} Züge",
  "Cells are level at {count} each; {leader} would win on the core, {black} to {white}; {left}.":
    "Gleich viele Felder, je {count}; {leader} würde durch den Kern gewinnen, {black} zu {white}; {left}.",
  "Cells are level at {count} each, and so is the core: White would win the tie; {left}.":
    "Gleich viele Felder, je {count}, und gleich viel Kern: Der Gleichstand ginge an Weiß; {left}.",
  "Taking {cell} succeeds with probability {odds} and would split {enemy}'s group into {parts} stones.":
    "{cell} zu schlagen gelingt mit {odds} und würde die Gruppe ({enemy}) in {parts} Steine teilen.",

  "{cell} is empty: only an enemy stone can be attacked.": "{cell} ist leer: Angreifen kann man nur einen gegnerischen Stein.",
  "{cell} is flooded.": "{cell} ist überflutet.",
  "{cell} is your own stone.": "{cell} ist dein eigener Stein.",
  "A follow-up attack needs {allies} next to the target; {cell} has {count}.": "Ein Folgeangriff braucht neben dem Ziel: {allies}; {cell} hat {count}.",
  "After a successful attack you may only attack again or stop.": "Nach einem erfolgreichen Angriff darfst du nur weiter angreifen oder aufhören.",
  "An attack needs one of your stones next to the target: {cell} has none.": "Ein Angriff braucht einen deiner Steine neben dem Ziel: {cell} hat keinen.",
  "Choose your sacred cell first.": "Wähle zuerst dein heiliges Feld.",
  "Decide about the attack first: save or allow.": "Entscheide zuerst über den Angriff: verteidigen oder zulassen.",
  "Only a chain of attacks can be stopped.": "Aufhören kann man nur in einer Angriffskette.",
  "Only an attack with three allies can be saved or allowed, by the side whose defence is unspent.":
    "Verteidigen oder zulassen kann man nur einen Angriff mit drei Verbündeten, und nur mit unverbrauchter Verteidigung.",
  "Passing is not allowed: place a stone or attack.": "Passen ist nicht erlaubt: Setze einen Stein oder greif an.",
  "Place your bonus stone on an empty cell now.": "Setze jetzt deinen Bonusstein auf ein leeres Feld.",
  "The coins of {event} must be thrown first.": "Zuerst müssen die Münzen für {event} geworfen werden.",
  "The sacred cell must be in the core.": "Das heilige Feld muss im Kern liegen.",
  "The sacred cells have been chosen already.": "Die heiligen Felder sind schon gewählt.",
  "There is no tide on {board}: a torus has no outermost layer.": "Auf {board} gibt es keine Flut: Ein Torus hat keinen Rand.",
  "This game has no sacred cells.": "In diesem Spiel gibt es keine heiligen Felder.",

  // Impossible positions
  "{field}: Black's first turn places one stone.": "{field}: Der erste Zug von Schwarz setzt einen Stein.",
  "{field}: White chooses last.": "{field}: Weiß wählt zuletzt.",
  "{field}: a bonus stone is placed only with influence=yes, and only if a cell is empty.":
    "{field}: Einen Bonusstein gibt es nur mit influence=yes und nur, wenn ein Feld leer ist.",
  "{field}: a chain continues only with momentum, and only if there is a follow-up attack.":
    "{field}: Eine Kette geht nur mit momentum weiter und nur, wenn ein Folgeangriff möglich ist.",
  "{field}: a side without stones has lost by domination.":
    "{field}: Eine Seite ohne Steine hat durch Vernichtung verloren.",
  "{field}: after {count} turns the game is over.": "{field}: Nach {count} Zügen ist die Partie zu Ende.",
  "{field}: after {turns}, in this phase, the other side is to move.":
    "{field}: {turns} gespielt, und in dieser Phase ist die andere Seite am Zug.",
  "{field}: after domination only the winner has stones.":
    "{field}: Nach einer Vernichtung hat nur der Sieger Steine.",
  "{field}: it must be an enemy stone next to a stone of the attacker.":
    "{field}: Es muss ein gegnerischer Stein neben einem Stein des Angreifers sein.",
  "{field}: it must name a cell during an attack, and none otherwise.":
    "{field}: Während eines Angriffs steht hier ein Feld, sonst keines.",
  "{field}: neither a capture nor a flood can have ended the game.":
    "{field}: Weder ein Schlag noch eine Flut kann die Partie beendet haben.",
  "{field}: neither side has a legal action, so the game is over.":
    "{field}: Keine Seite hat eine erlaubte Aktion; die Partie ist zu Ende.",
  "{field}: no attack can have succeeded.": "{field}: Kein Angriff kann gelungen sein.",
  "{field}: no coins are thrown against a stubborn defence.":
    "{field}: Gegen eine zähe Verteidigung werden keine Münzen geworfen.",
  "{field}: no stone can have earned a bonus.": "{field}: Kein Stein kann einen Bonus gebracht haben.",
  "{field}: only a flood removes the stones of both sides.":
    "{field}: Nur eine Flut nimmt die Steine beider Seiten weg.",
  "{field}: only an unspent defence decides, with stubborn=choice and against three allies.":
    "{field}: Nur eine unverbrauchte Verteidigung entscheidet, mit stubborn=choice und gegen drei Verbündete.",
  "{field}: sacred cells are chosen only with that option, before the first turn or after a swap.":
    "{field}: Heilige Felder werden nur mit dieser Option gewählt, vor dem ersten Zug oder nach einem Tausch.",
  "{field}: seats are swapped only with pie=yes, after Black's first turn.":
    "{field}: Getauscht wird nur mit pie=yes, nach dem ersten Zug von Schwarz.",
  "{field}: the count of the cells says otherwise.": "{field}: Die Zahl der Felder sagt etwas anderes.",
  "{field}: the defence can be spent only with stubborn=yes or choice.":
    "{field}: Verbraucht sein kann die Verteidigung nur mit stubborn=yes oder choice.",
  "{field}: the game ends after {count} turns.": "{field}: Die Partie endet nach {count} Zügen.",
  "{field}: the game is not over yet.": "{field}: Die Partie ist noch nicht zu Ende.",
  "{field}: the game is over.": "{field}: Die Partie ist zu Ende.",
  "{field}: the sacred cell is chosen before the first turn.":
    "{field}: Das heilige Feld wird vor dem ersten Zug gewählt.",
  "{field}: the sacred cell must be in the core.": "{field}: Das heilige Feld muss im Kern liegen.",
  "{field}: these are not the cells flooded after {turns}.":
    "{field}: {turns} gespielt; überflutet sind dann andere Felder.",
  "{field}: this game has no sacred cells.": "{field}: In diesem Spiel gibt es keine heiligen Felder.",
  "{field}: this many stones cannot have been placed in {turns}.":
    "{field}: So viele Steine können nicht gesetzt worden sein: {turns}.",

  "Core fortress": "Kernfestung",
  "holds the core and the cells next to its own stones; attacks only to win core cells":
    "hält den Kern und die Felder neben den eigenen Steinen; greift nur an, um Kernfelder zu gewinnen",
  "Rim runner": "Randläufer",
  "spreads along the outermost ring and attacks there": "breitet sich auf dem äußersten Ring aus und greift dort an",
  Wedge: "Keil",
  "drives through the centre and takes the cells that separate enemy stones":
    "stößt durch die Mitte und besetzt Felder, die gegnerische Steine trennen",
  Engulf: "Umklammerung",
  "surrounds enemy stones patiently and attacks only with three allies":
    "umstellt gegnerische Steine geduldig und greift nur mit drei Verbündeten an",
  "Centre control": "Zentrumskontrolle",
  "Centre control opening": "Eröffnung im Zentrum",
  "opens in and around the centre, then attacks when that gains more than a stone":
    "eröffnet im und um das Zentrum, greift dann an, wenn das mehr bringt als ein gesetzter Stein",
  "Edge anchor": "Randanker",
  "Edge anchor opening": "Eröffnung am Rand",
  "opens on the outer ring next to its own stones, then attacks when that gains more than a stone":
    "eröffnet auf dem äußeren Ring neben eigenen Steinen, greift dann an, wenn das mehr bringt als ein gesetzter Stein",
  "Spread formation": "Lockere Aufstellung",
  "Spread opening": "Verteilte Eröffnung",
  "opens with stones far from each other, then attacks when that gains more than a stone":
    "eröffnet mit weit verteilten Steinen, greift dann an, wenn das mehr bringt als ein gesetzter Stein",
  "Place only": "Nur setzen",
  "never attacks while a cell is empty; builds next to its own stones, away from the enemy's":
    "greift nie an, solange ein Feld leer ist; baut neben eigenen Steinen, fern von den gegnerischen",
  Conservative: "Vorsichtig",
  "attacks with two or three allies only, else places safely": "greift nur mit zwei oder drei Verbündeten an und setzt sonst sicher",
  Adaptive: "Anpassungsfähig",
  "attacks or places as the decision matrix recommends": "greift an oder setzt, wie es die Entscheidungsmatrix empfiehlt",
  Aggressive: "Aggressiv",
  "attacks whenever it can, with one ally too": "greift an, wann immer es geht, auch mit nur einem Verbündeten",
  Prober: "Plänkler",
  "attacks with one ally to keep the opponent busy, and builds between the attacks":
    "greift mit einem Verbündeten an, um den Gegner zu beschäftigen, und baut zwischen den Angriffen",
};
