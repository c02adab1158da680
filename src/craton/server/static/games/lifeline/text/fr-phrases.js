/** What the server says about Lifeline. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "cells along a side of the board; 3 to 12 are recommended": "cases par côté du plateau ; 3 à 12 sont conseillées",
  "how the advantage of the first move is balanced": "comment compenser l’avantage du premier coup",
  "the largest komi that may be named, with balance=komi": "le plus grand komi que l’on peut annoncer, avec l’équilibre par komi",
  "seven cells per side": "sept cases par côté",
  "five cells per side": "cinq cases par côté",
  "nine cells per side": "neuf cases par côté",
  "players bid for the first move": "le premier coup est mis aux enchères",

  "to place the second stone": "pose sa seconde pierre",
  "to name a komi": "annoncer un komi",
  "to take black or white": "choisir Noir ou Blanc",
  "last-placement": "dernière pierre",
  "move-cap": "limite de coups",

  "{side}'s stone {cell}": "La pierre {cell} ({side})",
  "{side}'s group {cell} of {count} stones": "Le groupe {cell} ({side}, {count} pierres)",
  "{side}'s groups {cells}": "les groupes {cells} ({side})",
  "{one} and {side}'s groups {cells}": "{one} et les groupes {cells} ({side})",
  "the empty cell {cell}": "la case vide {cell}",
  "The empty cell {cell}": "La case vide {cell}",
  "the empty region at {cell} ({count} cells)": "la zone vide en {cell} ({count} cases)",
  "The empty region at {cell} ({count} cells)": "La zone vide en {cell} ({count} cases)",
  "no lifeline": "aucune ligne de vie",
  "{count} lifeline": "{count} ligne de vie",
  "{count} lifelines": "{count} lignes de vie",
  "{group} has {lines}.": (values, { lines }) =>
    `${values.group} ${lines === "no lifeline" ? "n’a" : "a"} ${values.lines}.`,
  "{group} has {lines}; the opening is not over, so no group is judged yet.": (values, { lines }) =>
    `${values.group} ${lines === "no lifeline" ? "n’a" : "a"} ${values.lines} ; pendant l’ouverture, aucun groupe ne meurt.`,
  "{group} has a single lifeline, {area}.": "{group} n’a qu’une ligne de vie, {area}.",
  "{group} has a single lifeline, {area}; {side} can remove it with {cells}.":
    "{group} n’a qu’une ligne de vie, {area} ; {side} peut la couper en {cells}.",
  "{group} has no lifeline; {side} can remove it with {cells}.": "{group} n’a aucune ligne de vie ; {side} peut prendre en {cells}.",
  "{area} joins {groups}.": "{area} relie {groups}.",
  "{area} joins {groups}, and touches {group}.": "{area} relie {groups} et touche : {group}.",
  "{area} joins {groups}, and touches {group}, and touches {other}.": "{area} relie {groups} et touche : {group}, {other}.",
  "{area} touches only {side}: {other} cannot place there while {group} stands.":
    "{area} ne touche que {side} : {other} ne peut pas y poser tant que l’entourage tient ({group}).",
  "{area} touches only {side}: {other} can neither place there nor remove the groups {groups} unless {same} places a stone there or joins them into one group.":
    "{area} ne touche que {side} : {other} ne peut ni y poser ni prendre les groupes {groups}, sauf si {same} y pose une pierre ou les réunit.",
  "{side} on {cell} removes {taken}.": "{side} en {cell} prend {taken}.",
  "{side} on {cell} loses {lost} of its own.": "{side} en {cell} perd ses propres pierres {lost}.",
  "{side} on {cell} removes {taken} and loses {lost} of its own.": "{side} en {cell} prend {taken} et perd ses propres pierres {lost}.",
  "{cell} is next to {other}: the two would be one group and die at once.":
    "{cell} est voisine de {other} : les deux ne feraient qu’un groupe et mourraient aussitôt.",
  "{side} cannot place on {cell}: no empty path leads from there to one of {same}'s stones.":
    "{side} ne peut pas poser en {cell} : aucun chemin vide ne mène de là à l’une de ses pierres.",
  "A first stone on {cell} would leave no legal second one: every other empty cell is next to it.":
    "Après une première pierre en {cell}, aucune seconde ne serait permise : toutes les autres cases vides sont voisines.",

  Groups: "Groupes",
  Sides: "Camps",
  side: "camp",
  stones: "pierres",
  groups: "groupes",
  lifelines: "lignes de vie",
  "lowest cell": "case la plus basse",
  "open cells": "cases ouvertes",
  "only its own": "à lui seul",
  komi: "komi",
  safe: "sûr",
  shut: "clos",
  "A lifeline is an empty region that joins the group to another one of its side.":
    "Une ligne de vie est une zone vide qui relie le groupe à un autre de sa couleur.",
  "A side places on the cells that are open to it; a side with none on its turn has lost.":
    "Chaque camp pose sur les cases qui lui sont ouvertes ; s’il n’en a aucune à son tour, il a perdu.",

  "{side} can remove {stones} with {cell}.": "{side} peut prendre {stones} en {cell}.",
  "{side} can remove {stones} with {cell}, losing {lost} of its own.": "{side} peut prendre {stones} en {cell}, en perdant {lost} des siennes.",
  "{side} threatens to remove {stones} with {cell}.": "{side} menace de prendre {stones} en {cell}.",
  "{side} threatens to remove {stones} with {cell}, losing {lost} of its own.":
    "{side} menace de prendre {stones} en {cell}, en perdant {lost} des siennes.",
  "{side} would only lose its own stones by placing on {cells}.": "{side} ne ferait que perdre ses propres pierres en {cells}.",
  "Black can place on {black} ({own} closed to White), White on {white} ({only} closed to Black).":
    "Noir peut poser sur {black} ({own} fermées à Blanc), Blanc sur {white} ({only} fermées à Noir).",
  "The first player names a komi from 1 to {most}.": "Le premier joueur annonce un komi de 1 à {most}.",
  "The second player chooses a colour; White gets {points} of komi.": "Le second joueur choisit une couleur ; Blanc disposera de {points} de komi.",
  "{side} has placed the first stone of its pair, which is hidden until the second is placed.":
    "{side} a posé la première pierre de sa paire ; elle reste cachée jusqu’à la seconde.",
  "{side} places the second stone of its pair, not next to {cell}.": "{side} pose la seconde pierre de sa paire, pas à côté de {cell}.",
  "{side} opens with a pair of stones that are not neighbours.": "{side} ouvre par deux pierres qui ne se touchent pas.",
  "Dead groups are removed from the fourth stone on; neighbouring stones are one group.":
    "À partir de la quatrième pierre, les groupes morts sont retirés ; des voisines forment un seul groupe.",
  "White may swap seats instead.": "Blanc peut à la place échanger les places.",
  "{side} has won: {other} has no legal placement.": "{side} a gagné : {other} ne peut plus poser.",

  "{pair} would change nothing: neighbours are one group, and it dies at once.":
    "{pair} ne changerait rien : une paire ne doit pas former un groupe, sinon elle meurt aussitôt.",
  "A komi is a number from 1 to {most}.": "Un komi est un nombre de 1 à {most}.",
  "A first stone on {cell} would leave no legal second one.": "Après une première pierre en {cell}, aucune seconde ne serait permise.",
  "Komi can be spent only by a side that could place a stone.": "Seul un camp qui pourrait poser une pierre peut dépenser du komi.",
  "Komi can be spent only once four stones have been placed.": "Le komi ne se dépense qu’une fois quatre pierres posées.",
  "Name the number of points, such as komi 3.": "Donnez le nombre de points, par exemple komi 3.",
  "Only White can spend komi, and only while it has some.": "Seul Blanc peut dépenser du komi, tant qu’il en a.",
  "The first player names a komi now.": "Le premier joueur annonce maintenant un komi.",
  "The komi is at most {most}.": "Le komi est de {most} au plus.",
  "The second player takes black or white now.": "Le second joueur choisit maintenant Noir ou Blanc.",
  "There is no komi to agree on now.": "Il n’y a pas de komi à convenir maintenant.",
  "This placement would change nothing: no empty path leads from {cell} to a group of yours.":
    "Cette pierre ne changerait rien : aucun chemin vide ne mène de {cell} à l’un de vos groupes.",
  "With komi there is no swap.": "Avec le komi, il n’y a pas d’échange.",

  // Impossible positions
  "{field}: a game does not end within a turn.": "{field} : une partie ne finit pas au milieu d’un tour.",
  "{field}: a game is drawn by the move cap only when that many turns have been taken.":
    "{field} : la nulle par la limite de coups demande autant de tours joués.",
  "{field}: a seat is to move only while komi is being agreed.":
    "{field} : une place n’est au trait que pendant l’accord sur le komi.",
  "{field}: a swap comes after Black's first turn.": "{field} : un échange vient après le premier tour de Noir.",
  "{field}: after {turns} Black has {black} and White {white} stones.":
    "{field} : après {turns}, Noir a {black} pierres et Blanc {white}.",
  "{field}: after {turns} the other side is to move.": "{field} : après {turns}, c’est à l’autre camp.",
  "{field}: dead groups are removed at the end of a turn.":
    "{field} : les groupes morts sont retirés à la fin d’un tour.",
  "{field}: it is a stone of the side to move, in its first turn with balance=strong.":
    "{field} : c’est une pierre du camp au trait, à son premier tour avec balance=strong.",
  "{field}: it must be named while its pair is unfinished, and not otherwise.":
    "{field} : la pierre se nomme tant que sa paire est incomplète, et pas autrement.",
  "{field}: komi is set if and only if it has been named.":
    "{field} : le komi est fixé si et seulement s’il a été annoncé.",
  "{field}: nothing has been played while komi is being agreed.":
    "{field} : rien n’est joué pendant l’accord sur le komi.",
  "{field}: the first player names the komi, the second player takes a colour.":
    "{field} : le premier joueur annonce le komi, le second choisit une couleur.",
  "{field}: the game cannot have ended this early.": "{field} : la partie ne peut avoir fini si tôt.",
  "{field}: the game ends after {count} turns.": "{field} : la partie finit après {count} tours.",
  "{field}: the komi is at most {most}.": "{field} : le komi est de {most} au plus.",
  "{field}: the komi that was named remains until White can spend it.":
    "{field} : le komi annoncé reste jusqu’à ce que Blanc puisse le dépenser.",
  "{field}: the side that placed last has won.": "{field} : le camp qui a posé en dernier a gagné.",
  "{field}: the side to move can still place a stone.": "{field} : le camp au trait peut encore poser une pierre.",
  "{field}: the side to move has no legal placement, so the game is over.":
    "{field} : le camp au trait ne peut pas poser : la partie est terminée.",
  "{field}: there is komi only with balance=komi.": "{field} : il n’y a de komi qu’avec balance=komi.",

  "Territory builder": "Bâtisseur de territoire",
  "claims open space away from the enemy, with stones two or more steps apart":
    "prend l’espace libre loin de l’adversaire, avec des pierres à deux pas ou plus",
  Connector: "Lieur",
  "keeps its groups linked over empty cells without joining them into one": "garde ses groupes liés par des cases vides sans les réunir en un seul",
  Hunter: "Chasseur",
  "attacks the enemy groups with the fewest liberties and cuts them off": "attaque les groupes adverses qui ont le moins de libertés et les coupe",
  Invader: "Envahisseur",
  "plays where the enemy is strong, close to its stones but not touching its own":
    "joue là où l’adversaire est fort, près de ses pierres mais sans toucher les siennes",
};
