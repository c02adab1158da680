/** What the server says about Faust. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "intersections along a side of the board; 8 to 15 are recommended": "intersections par côté du plateau ; 8 à 15 sont conseillées",
  "White may swap seats as the first action of its first turn": "Blanc peut échanger les places au début de son premier tour",
  "capture A, the locked crosscut, is allowed": "la prise A, le croisement verrouillé, est permise",
  "8 × 8, swap allowed": "8 × 8, échange permis",
  "6 × 6": "6 × 6",
  "11 × 11": "11 × 11",
  "without the locked crosscut": "sans le croisement verrouillé",
  annihilation: "plus aucun pion",
  "move-cap": "limite de coups",

  "{count} disc": "{count} pion",
  "{count} discs": "{count} pions",
  "{side} can flip {name} ({discs}), owning {owned} of {perimeter} on the perimeter.":
    "{side} peut retourner {name} ({discs}) : {owned} sur {perimeter} du périmètre.",
  "{side} threatens to flip {name} ({discs}), owning {owned} of {perimeter} on the perimeter.":
    "{side} menace de retourner {name} ({discs}) : {owned} sur {perimeter} du périmètre.",
  "{side} can flip the {count} discs of the locked crosscut {name}.": "{side} peut retourner les {count} pions du croisement verrouillé {name}.",
  "{side} threatens to flip the {count} discs of the locked crosscut {name}.":
    "{side} menace de retourner les {count} pions du croisement verrouillé {name}.",
  "{side} owns {owned} of {perimeter} on the perimeter, not more than half":
    "{side} possède {owned} sur {perimeter} du périmètre, pas plus de la moitié",
  "{cell}, in the wall above it, is {what}": "{cell}, dans le mur du dessus, est {what}",
  "{cell}, in the wall below it, is {what}": "{cell}, dans le mur du dessous, est {what}",
  "{cell}, in the wall to the left of it, is {what}": "{cell}, dans le mur de gauche, est {what}",
  "{cell}, in the wall to the right of it, is {what}": "{cell}, dans le mur de droite, est {what}",
  empty: "vide",
  black: "noir",
  white: "blanc",
  "The wall above {name} is {side} and counts {length}.": "Le mur au-dessus de {name} est {side} et compte {length}.",
  "The wall below {name} is {side} and counts {length}.": "Le mur au-dessous de {name} est {side} et compte {length}.",
  "The wall to the left of {name} is {side} and counts {length}.": "Le mur à gauche de {name} est {side} et compte {length}.",
  "The wall to the right of {name} is {side} and counts {length}.": "Le mur à droite de {name} est {side} et compte {length}.",
  "{name} cannot be flipped alone: it is part of the larger {larger}.": "{name} ne se retourne pas seul : il fait partie de {larger}, plus grand.",
  "{side} cannot flip {name}: {why}.": "{side} ne peut pas retourner {name} : {why}.",
  "The locked crosscut {name}: each of its four middle discs has two walls of each colour, and either side may flip the six discs of the other in it.":
    "Le croisement verrouillé {name} : chacun de ses quatre pions centraux a deux murs de chaque couleur, et chaque camp peut y retourner les six pions de l’autre.",
  "The locked crosscut {name}: each of its four middle discs has two walls of each colour, so none of them can be flipped alone.":
    "Le croisement verrouillé {name} : chacun de ses quatre pions centraux a deux murs de chaque couleur ; aucun ne se retourne donc seul.",
  "{cell} is an eye of {side}: while it is empty, no rectangle with one of the discs beside it can be flipped, and a black disc on it can be flipped at once.":
    "{cell} est un œil de {side} : tant qu’il est vide, aucun rectangle avec un pion voisin ne se retourne, et un pion noir posé là se retourne aussitôt.",
  "{cell} is an eye of {side}: while it is empty, no rectangle with one of the discs beside it can be flipped, and a white disc on it can be flipped at once.":
    "{cell} est un œil de {side} : tant qu’il est vide, aucun rectangle avec un pion voisin ne se retourne, et un pion blanc posé là se retourne aussitôt.",
  "{side} on {cell} {deeds}.": "{side} en {cell} {deeds}.",
  "prepares {actions}": "prépare {actions}",
  "denies {enemy} {actions}": "prive {enemy} de {actions}",
  "allows {enemy} {actions}": "permet à {enemy} {actions}",
  "{one}, denies {enemy} {actions} and allows {again} {others}": "{one}, prive {enemy} de {actions} et permet à {again} {others}",
  "{one} and denies {enemy} {actions}": "{one} et prive {enemy} de {actions}",
  "{one} and allows {enemy} {actions}": "{one} et permet à {enemy} {actions}",
  "{actions} instead of {others}": "{actions} au lieu de {others}",

  Rectangles: "Rectangles possibles",
  Sides: "Camps",
  side: "camp",
  rectangle: "rectangle visé",
  "flipped by": "retourné par",
  discs: "pions",
  "black walls": "murs noirs",
  "white walls": "murs blancs",
  margin: "marge",
  legal: "permis",
  captures: "prises",
  largest: "la plus grande",
  eyes: "yeux",
  eye: "œil",
  "yes, on its turn": "oui, à son tour",
  "yes, but only as a whole, not {count} smaller part": "oui, mais pas {count} partie plus petite seule",
  "yes, but only as a whole, not {count} smaller parts": "oui, mais pas {count} parties plus petites seules",
  "no: {why}": "non : {why}",
  "The margin is the length of the perimeter that the flipping side owns, minus the rest.":
    "La marge est la part du périmètre que possède le camp qui retourne, moins le reste.",
  "A side with no discs left has lost.": "Un camp qui n’a plus de pion a perdu.",

  "These are all of {side}'s discs: the game would be over.": "Ce sont tous les pions de {side} : la partie serait finie.",
  "White may swap seats instead of placing.": "Blanc peut échanger les places au lieu de poser.",
  "{side} has no legal action and must pass.": "{side} n’a aucun coup permis et doit passer.",
  "Neither side can flip anything.": "Aucun camp ne peut rien retourner.",
  "{side} has won: {other} has no disc left.": "{side} a gagné : {other} n’a plus de pion.",

  "{name} contains one of your discs, {cell}.": "{name} contient un de vos pions, {cell}.",
  "{name} contains an empty cell, {cell}.": "{name} contient une case vide, {cell}.",
  "{name} is not a rectangle: its bottom-left cell is named first, its top-right cell second.":
    "{name} n’est pas un rectangle : on nomme d’abord la case en bas à gauche, puis celle en haut à droite.",
  "{name} is part of the larger rectangle {larger}, which can be captured.": "{name} fait partie du rectangle plus grand {larger}, qui peut être pris.",
  "A rectangle is written with two corners, such as a1:b2.": "Un rectangle s’écrit avec deux coins, par exemple a1:b2.",
  "A side may pass only if it has no other legal action, but {name} can be captured.":
    "On ne passe que si l’on n’a aucun autre coup permis ; or {name} peut être pris.",
  "A side may pass only if it has no other legal action, but {cell} is empty.": "On ne passe que si l’on n’a aucun autre coup permis ; or {cell} est vide.",
  "Name the bottom-left corner of the crosscut's square, such as #a1.": "Nommez le coin en bas à gauche du croisement, par exemple #a1.",
  "The 4×4 square from {cell} does not fit on the board.": "Le carré 4×4 depuis {cell} dépasse du plateau.",
  "The opposite corner is missing; for a single disc it is {name}.": "Il manque le coin opposé ; pour un seul pion, c’est {name}.",
  "The wall above {name} is not filled with one colour.": "Le mur au-dessus de {name} n’est pas plein d’une seule couleur.",
  "The wall below {name} is not filled with one colour.": "Le mur au-dessous de {name} n’est pas plein d’une seule couleur.",
  "The wall to the left of {name} is not filled with one colour.": "Le mur à gauche de {name} n’est pas plein d’une seule couleur.",
  "The wall to the right of {name} is not filled with one colour.": "Le mur à droite de {name} n’est pas plein d’une seule couleur.",
  "The wall {where} {name} is not filled with one colour.": "Le mur {where} {name} n’est pas plein d’une seule couleur.",
  "There is no locked crosscut at {cell}.": "Il n’y a pas de croisement verrouillé en {cell}.",
  "This game is played without capture A, the locked crosscut.": "On joue ici sans la prise A, le croisement verrouillé.",
  "This game is played without the pie rule, so there is no swap.": "On joue ici sans la règle d’échange.",
  "You own {owned} of {perimeter} on the perimeter; you need more than half.": "Vous possédez {owned} sur {perimeter} du périmètre ; il en faut plus de la moitié.",

  // Impossible positions
  "{field}: a game is drawn by the move cap only when that many turns have been taken.":
    "{field} : la nulle par la limite de coups demande autant de tours joués.",
  "{field}: a side has no disc left, so the game is over.":
    "{field} : un camp n’a plus de pion : la partie est terminée.",
  "{field}: a swap comes after Black's first turn.": "{field} : un échange vient après le premier tour de Noir.",
  "{field}: after {turns} Black has {black} and White {white} discs.":
    "{field} : après {turns}, Noir a {black} pions et Blanc {white}.",
  "{field}: after {turns} the other side is to move.": "{field} : après {turns}, c’est à l’autre camp.",
  "{field}: only Black or White can be to move.": "{field} : seuls Noir ou Blanc peuvent être au trait.",
  "{field}: the game ends after {count} turns.": "{field} : la partie finit après {count} tours.",
  "{field}: the side that moved last has won.": "{field} : le camp qui a joué en dernier a gagné.",
  "{field}: the winner has discs, and the loser has none.": "{field} : le gagnant a des pions, le perdant n’en a pas.",
  "{field}: there are more discs than {count} turns can have placed.":
    "{field} : il y a plus de pions que {count} tours n’ont pu en poser.",
  "{field}: there are more discs than the {count} turns can have placed.":
    "{field} : il y a plus de pions que les {count} tours n’ont pu en poser.",
  "{field}: there is no swap without the pie rule.": "{field} : sans la règle d’échange, il n’y a pas d’échange.",

  "Corner linker": "Lieur de coins",
  "builds a chain that connects two opposite corners": "construit une chaîne qui relie deux coins opposés",
  "Eye maker": "Faiseur d’yeux",
  "surrounds single empty cells with its own discs and leaves them empty": "entoure de ses pions des cases vides isolées et les laisse vides",
  "Wall winder": "Bâtisseur sinueux",
  "builds winding walls, disc by disc at a diagonal, and avoids straight ones":
    "construit des murs sinueux, pion par pion en diagonale, et évite les murs droits",
  "Rectangle hunter": "Chasseur de rectangles",
  "prepares and takes the largest rectangles of enemy discs": "prépare et prend les plus grands rectangles de pions adverses",
  "Tempo saver": "Économe de temps",
  "keeps the moves that only it has for the end, and divides its territory into many small regions":
    "garde pour la fin les coups que lui seul peut jouer, et divise son territoire en petites régions",
};
