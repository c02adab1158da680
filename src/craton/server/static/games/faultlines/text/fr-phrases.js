/** What the server says about Fault Lines. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "lines along a side of the board; 7, 9 and 13 are the named sizes": "lignes par côté du plateau ; 7, 9 et 13 sont les tailles usuelles",
  "placement ends after this many turns; even with sealed passing": "la pose s’arrête après ce nombre de tours ; pair avec les passes scellées",
  "White may swap seats after Black's first stone": "Blanc peut échanger les places après la première pierre de Noir",
  "from the second round on both sides secretly seal play or pass": "à partir du deuxième tour, chacun choisit en secret de jouer ou de passer",
  "one stone of a failed group can be salvaged on a roll of 1": "sur un 1, une pierre d’un groupe effondré peut être sauvée",
  "cells where a stone connects to no other; 4 to 6 are usual": "cases où une pierre ne se lie à aucune autre ; 4 à 6 d’ordinaire",
  "once per game each side may place a stone that counts twice for survival":
    "une fois par partie, chaque camp peut poser une pierre qui compte double pour la survie",
  "the quake comes in three waves, with placements between them": "le séisme vient en trois vagues, avec des poses entre elles",
  "a bonus of 3 points, or resonance_points, for a side if none of its groups fails":
    "un bonus de 3 points (ou resonance_points) pour un camp dont aucun groupe ne s’effondre",
  "the number of faces of the die; a group of that many stones survives without a roll":
    "le nombre de faces du dé ; un groupe d’autant de pierres survit sans jet",
  "what resonance is worth": "ce que vaut la résonance",
  "9 × 9, one quake at the end": "9 × 9, un séisme à la fin",
  "7 × 7, ten minutes": "7 × 7, dix minutes",
  "7 × 7, the quake comes after 30 turns": "7 × 7, le séisme vient après 30 tours",
  "13 × 13, a whole evening": "13 × 13, toute une soirée",
  "swap, sealed passes, 60 turns": "échange, passes scellées, 60 tours",
  "six random fault lines, keystones": "six failles au hasard, clés de voûte",
  "three waves, salvage, resonance": "trois vagues, sauvetage, résonance",

  "to seal play or pass": "choisit en secret : jouer ou passer",
  "to salvage a stone or decline": "sauve une pierre ou renonce",
  "to place or pass between waves": "pose ou passe entre les vagues",
  "roll {cell}": "jet pour {cell}",
  "salvage {cell}": "sauvetage de {cell}",
  score: "aux points",
  "fewer-stones": "moins de pierres",

  "{side}'s group {cell}: {what}.": "Groupe {cell} ({side}) : {what}.",
  "{stones}, safe": "{stones}, sûr",
  "{stones}, failed; one stone may still be salvaged": "{stones}, effondré ; une pierre peut encore être sauvée",
  "{stones}, survival {chance}, {missing} from safety": "{stones}, survie {chance}, à {missing} de la sûreté",
  "{stones}, counting as {size}, safe": "{stones}, compte pour {size}, sûr",
  "{stones}, counting as {size}, failed; one stone may still be salvaged": "{stones}, compte pour {size}, effondré ; une pierre peut encore être sauvée",
  "{stones}, counting as {size}, survival {chance}, {missing} from safety":
    "{stones}, compte pour {size}, survie {chance}, à {missing} de la sûreté",
  "{cell}: {effect}. As things stand, it would change {side}'s expected lead by {value}.":
    "{cell} : {effect}. En l’état, l’avance attendue de {side} changerait de {value}.",
  "{cell}: {effect}. If the quake came now, it would change {side}'s expected lead by {value}.":
    "{cell} : {effect}. Si le séisme venait maintenant, l’avance attendue de {side} changerait de {value}.",
  "a single stone, survival {then}": "une pierre isolée, survie {then}",
  "group {size} → {after}, survival {before} → {then}": "groupe {size} → {after}, survie {before} → {then}",
  "joins groups of {sizes} → {after}, survival {before} → {then}": "relie des groupes de {sizes} → {after}, survie {before} → {then}",
  safe: "sûr",
  lost: "perdu",
  "{cell}: priority {number}, {priority}; {effect}, {gain} expected.": "{cell} : priorité {number}, {priority} ; {effect}, gain attendu {gain}.",
  "{groups} would become a group of size {size}": "{groups} : un groupe de taille {size}",
  "{cell} ({size})": "{cell} ({size})",
  "one open cell away from a group": "à une case libre d’un groupe",
  "{cell} connects through {other}.": "{cell} se relie par {other}.",
  "A stone on {cell} keeps {groups} apart, costing {value} expected stones; {detour}.": "Une pierre en {cell} sépare {groups} : {value} pierres attendues ; {detour}.",
  "A stone on {cell} keeps {groups} apart, costing {value} expected stones; {detour}: {cells}.":
    "Une pierre en {cell} sépare {groups} : {value} pierres attendues ; {detour} : {cells}.",
  "A stone on {cell} keeps {side}'s groups {groups} apart, costing {value} expected stones; {detour}.":
    "Une pierre en {cell} sépare les groupes {groups} ({side}) et coûte {value} pierres en moyenne ; {detour}.",
  "there is no way around": "il n’y a pas de détour",
  "the way around takes {count} more stone": "le détour demande {count} pierre de plus",
  "the way around takes {count} more stones": "le détour demande {count} pierres de plus",
  "{cell} is a dead end: it has no room to become safe.": "{cell} est une impasse : pas de place pour devenir sûr.",
  "{cell} is {stones} from safety: {level} priority.": "{cell} est à {stones} de la sûreté : priorité {level}.",
  "{side} has a wall of {count}: a safe straight line ({cells}).": "{side} a un mur de {count} : une ligne droite sûre ({cells}).",
  "{side} has a ladder of {count}: a line on its way to {size}, unless it is cut off ({cells}).":
    "{side} a une échelle de {count} : une ligne en route vers {size}, si on ne la coupe pas ({cells}).",
  "{side} has a fork: a group of size {size} that can become {die} on any of {count} cells ({cells}).":
    "{side} a une fourche : un groupe de taille {size} qui peut passer à {die} sur {count} cases ({cells}).",
  "{side} has a cluster of {count}: compact and hard to break up ({cells}).": "{side} a un bloc de {count} : compact et difficile à briser ({cells}).",
  "{side} has a bridge: one stone on {cell} would make a group of {size} ({cells}).":
    "{side} a un pont : une pierre en {cell} ferait un groupe de {size} ({cells}).",

  Groups: "Groupes",
  "{side}'s portfolio": "Réserves de {side}",
  "{side}'s connections": "Liaisons de {side}",
  Threats: "Menaces",
  Splitters: "Points de coupe",
  group: "groupe",
  side: "camp",
  stones: "pierres",
  size: "taille",
  survival: "survie",
  "to safety": "avant sûreté",
  expected: "attendu",
  holding: "réserve",
  groups: "groupes",
  floor: "au moins",
  ceiling: "au plus",
  cell: "case",
  priority: "priorité",
  joins: "relie",
  gain: "gain attendu",
  "open cells": "cases libres",
  note: "remarque",
  "keeps apart": "sépare",
  destroys: "coûte",
  "way around": "détour",
  core: "sûr",
  growth: "prometteur",
  speculative: "risqué",
  resonance: "résonance",
  total: "en tout",
  safety: "sûreté",
  merger: "fusion",
  boost: "renfort",
  investment: "préparation",
  critical: "critique",
  high: "haute",
  medium: "moyenne",
  low: "faible",
  "dead end": "impasse",
  none: "aucun",
  "And {count} more.": "Et {count} de plus.",
  "Core groups cannot fail; growth groups are more likely to survive than not; speculative groups are not.":
    "Les groupes sûrs ne peuvent pas s’effondrer ; les prometteurs survivent plus souvent qu’à leur tour ; les risqués, non.",

  "The board is empty: nothing is at stake yet.": "Le plateau est vide : rien n’est encore en jeu.",
  "{side} wins whatever the dice show.": "{side} gagne quoi que donnent les dés.",
  "{side} wins whatever the dice show, unless more stones are placed.": "{side} gagne quoi que donnent les dés, si l’on ne pose plus de pierres.",
  "As things stand, Black's chance of winning is {black} and White's {white}; the expected score is {points} to {others}.":
    "En l’état, Noir a {black} de chances de gagner et Blanc {white} ; score attendu {points} à {others}.",
  "As things stand, Black's chance of winning is {black}, White's {white} and the chance of a draw {draw}; the expected score is {points} to {others}.":
    "En l’état, Noir a {black} de chances de gagner et Blanc {white}, nulle {draw} ; score attendu {points} à {others}.",
  "If the quake came now, Black's chance of winning would be {black} and White's {white}; the expected score is {points} to {others}.":
    "Si le séisme venait maintenant, Noir aurait {black} de chances de gagner et Blanc {white} ; score attendu {points} à {others}.",
  "If the quake came now, Black's chance of winning would be {black}, White's {white} and the chance of a draw {draw}; the expected score is {points} to {others}.":
    "Si le séisme venait maintenant, Noir aurait {black} de chances de gagner et Blanc {white}, nulle {draw} ; score attendu {points} à {others}.",
  "{side}'s group {cell} has failed: a roll of 1 saves one of its {count} stones.":
    "Le groupe {cell} ({side}) s’est effondré : un 1 sauve l’une de ses {count} pierres.",
  "{side}'s group {cell} has failed: a roll of 1 saves its only stone.": "Le groupe {cell} ({side}) s’est effondré : un 1 sauve sa seule pierre.",
  "{side}'s group {cell} ({stones}) survives with a {chance} chance; {same}'s chance of winning is {chances}.":
    "Le groupe {cell} ({side}, {stones}) survit à {chance} ; chances de gain de {same} : {chances}.",
  "{side}'s stone {cell} is salvaged on a roll of 1; {same}'s chance of winning is {chances}.":
    "La pierre {cell} ({side}) est sauvée sur un 1 ; chances de gain de {same} : {chances}.",
  "{chance} either way": "{chance} dans tous les cas",
  "{saved} if so and {gone} if not": "{saved} si oui, {gone} sinon",
  "If {side} passes, placement ends; {same}'s chance of winning would be {chance}.":
    "Si {side} passe, la pose s’arrête ; ses chances de gain seraient de {chance}.",
  "As things stand, {side} would gain the most with {cell}, {effect}: {gain} expected points. Hints look further ahead and may differ.":
    "En l’état, le plus grand gain de {side} serait {cell}, {effect} : {gain} points attendus. Un conseil voit plus loin et peut différer.",
  "If the quake came now, {side} would gain the most with {cell}, {effect}: {gain} expected points. Hints look further ahead and may differ.":
    "Si le séisme venait maintenant, le plus grand gain de {side} serait {cell}, {effect} : {gain} points attendus. Un conseil voit plus loin et peut différer.",
  "close to its own stones": "près de ses propres pierres",
  "growing a group of {sizes} to {size}": "qui porte un groupe de {sizes} à {size}",
  "joining groups of {sizes} into one of {size}": "qui réunit des groupes de {sizes} en un seul de {size}",
  "{side}'s group {cell} needs one more stone to be safe: {cells}.": "Le groupe {cell} ({side}) est à une pierre de la sûreté : {cells}.",
  "any of {count} cells": "l’une de {count} cases",
  "Black will score at least {floor} and at most {ceiling}; White at least {least} and at most {most}.":
    "Noir est sûr d’avoir {floor} et peut atteindre {ceiling} ; Blanc est sûr d’avoir {least} et peut atteindre {most}.",

  "{cell} is not a stone of the group that failed.": "{cell} n’appartient pas au groupe effondré.",
  "A Keystone is written as its cell with an asterisk, such as e5*.": "Une clé de voûte s’écrit avec un astérisque, par exemple e5*.",
  "Seal play or pass first: seal-play or seal-pass.": "Choisissez d’abord en secret : jouer ou passer.",
  "There is nothing to salvage: none of your groups has just failed.": "Il n’y a rien à sauver : aucun de vos groupes ne vient de s’effondrer.",
  "There is nothing to seal now.": "Il n’y a rien à sceller maintenant.",
  "There is nothing to swap: Black has passed.": "Il n’y a rien à échanger : Noir a passé.",
  "This game has no Keystones.": "Il n’y a pas de clés de voûte dans cette partie.",
  "With sealed passing turn_limit must be even, not {value}.": "Avec les passes scellées, turn_limit doit être pair, non {value}.",
  "You have sealed play, so you must place a stone.": "Vous avez choisi de jouer : posez une pierre.",
  "Your Keystone is spent: each side has one per game.": "Votre clé de voûte est utilisée : une par camp et par partie.",
  "Your group has failed: salvage one of its stones or decline.": "Votre groupe s’est effondré : sauvez une de ses pierres ou renoncez.",
  "fault_lines: a random layout is only drawn when a game is created; name the cells here.":
    "fault_lines : des cases au hasard ne se tirent qu’à la création d’une partie ; nommez les cases ici.",
  "fault_lines: there is no cell {cell} on a board of size {size}.": "fault_lines : il n’y a pas de case {cell} sur un plateau de taille {size}.",
  "fault_lines=random:K needs an even number K from 0 to {most}.": "fault_lines=random:K demande un nombre pair K de 0 à {most}.",

  // Impossible positions
  "{field}: {stones} cannot have been placed in {turns} with these passes.":
    "{field} : {stones} : impossible en {turns} avec ces passes.",
  "{field}: {side} has {stones}, but placed {placed}.": "{field} : {side} a {stones}, mais en a posé {placed}.",
  "{field}: {side} has had only {turns}.": "{field} : {side} n’a eu que {turns}.",
  "{field}: {side}'s Keystones do not agree with what it has spent.":
    "{field} : les clés de voûte ({side}) ne correspondent pas à ce qui a servi.",
  "{field}: Black seals first, then White.": "{field} : Noir choisit d’abord en secret, puis Blanc.",
  "{field}: Black's sealed choice has been revealed by now.": "{field} : le choix secret de Noir est déjà révélé.",
  "{field}: White's sealed choice is kept only until Black has had its turn.":
    "{field} : le choix secret de Blanc ne vaut que jusqu’au tour de Noir.",
  "{field}: a group of this side has just failed.": "{field} : un groupe de ce camp vient de tomber.",
  "{field}: a pass cannot count toward the end here.": "{field} : une passe ne peut compter pour la fin ici.",
  "{field}: after {turns} the other side is to move.": "{field} : après {turns}, c’est à l’autre camp.",
  "{field}: chance rolls the die, and the owner of a failed group salvages.":
    "{field} : le hasard lance le dé, et le propriétaire d’un groupe tombé sauve.",
  "{field}: choices are sealed only with sealed=yes, from the second round on, before Black's turn.":
    "{field} : le choix secret demande sealed=yes, dès le deuxième tour de table, avant le tour de Noir.",
  "{field}: choices remain only between two waves.": "{field} : il ne reste de choix qu’entre deux vagues.",
  "{field}: each side has one Keystone, if the game has Keystones.":
    "{field} : chaque camp a une clé de voûte, si la partie en a.",
  "{field}: each side has one choice, in turn.": "{field} : chaque camp a un choix, à son tour.",
  "{field}: failures are recorded only for resonance, and only once the quake has begun.":
    "{field} : les chutes ne se notent que pour la résonance, une fois le séisme commencé.",
  "{field}: in a sealed round, White's sealed choice is set during Black's turn only.":
    "{field} : dans un tour scellé, le choix de Blanc n’est fixé que pendant le tour de Noir.",
  "{field}: it is set once the quake has begun, and not before.":
    "{field} : cela n’est fixé qu’à partir du début du séisme.",
  "{field}: it must be a stone of the group that failed.": "{field} : ce doit être une pierre du groupe tombé.",
  "{field}: it must be the lowest cell of its group.": "{field} : ce doit être la case la plus basse de son groupe.",
  "{field}: it must name a group while one is being judged, and none otherwise.":
    "{field} : il faut un groupe pendant qu’on en décide, et aucun autrement.",
  "{field}: it must name a stone while one is being salvaged, and none otherwise.":
    "{field} : il faut une pierre pendant qu’on la sauve, et aucune autrement.",
  "{field}: no stone is secured before the quake.": "{field} : aucune pierre n’est assurée avant le séisme.",
  "{field}: once the game is over, every stone on the board has survived.":
    "{field} : une fois la partie finie, toute pierre du plateau a survécu.",
  "{field}: placement has ended by this turn.": "{field} : la pose est déjà finie à ce tour.",
  "{field}: seats are swapped only with pie=yes, after Black's first turn.":
    "{field} : l’échange demande pie=yes et vient après le premier tour de Noir.",
  "{field}: the board is full, so placement has ended.": "{field} : le plateau est plein : la pose est finie.",
  "{field}: the score says otherwise.": "{field} : le score dit autre chose.",
  "{field}: there are no placements after the last wave.": "{field} : on ne pose plus après la dernière vague.",
  "{field}: there is no stone on this cell.": "{field} : il n’y a pas de pierre sur cette case.",
  "{field}: this game has no aftershock.": "{field} : il n’y a pas de réplique dans cette partie.",
  "{field}: this group does not roll in this wave.": "{field} : ce groupe ne lance pas dans cette vague.",
  "{field}: this group is secured.": "{field} : ce groupe est assuré.",
  "{field}: this many stones cannot have been placed.": "{field} : autant de pierres n’ont pu être posées.",
  "{field}: this many turns cannot have been taken.": "{field} : autant de tours n’ont pu être joués.",
  "{field}: waves 1 and 2 exist only with progressive=yes.":
    "{field} : les vagues 1 et 2 n’existent qu’avec progressive=yes.",

  "Maximum spread": "Dispersion maximale",
  "stakes out the board with stones far from each other; connects after turn 15": "jalonne le plateau de pierres éloignées ; relie après le tour 15",
  "Single chain": "Chaîne unique",
  "builds one growing group and nothing else": "construit un seul groupe qui grandit, et rien d’autre",
  "Clustered claiming": "Prises groupées",
  "places stones two or three steps apart, to be joined later; connects after turn 15":
    "pose des pierres à deux ou trois pas, à relier plus tard ; relie après le tour 15",
  "Race to six": "Course à six",
  "grows the group nearest to safety until it is safe, then starts the next one":
    "agrandit le groupe le plus près d’être sûr jusqu’à ce qu’il le soit, puis commence le suivant",
  Splitter: "Diviseur",
  "claims space first; from turn 16 on blocks, wedges and surrounds the opponent's groups":
    "prend d’abord de l’espace ; dès le tour 16, bloque, divise et entoure les groupes adverses",
  "Balanced portfolio": "Portefeuille équilibré",
  "makes one safe group first, then grows medium groups and risks a few lone stones":
    "fait d’abord un groupe sûr, puis des groupes moyens, et risque quelques pierres isolées",
  "Resonance hunter": "Chasseur de résonance",
  "wants every group to survive: joins its groups, and passes rather than start a risky one":
    "veut que tous ses groupes survivent : les relie, et passe plutôt que d’en commencer un risqué",
};
