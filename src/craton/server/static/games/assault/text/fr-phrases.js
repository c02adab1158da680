/** What the server says about Triangular Assault. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "the board; on a torus opposite sides are glued and every cell has three neighbours":
    "le plateau ; sur un tore, les bords opposés se rejoignent et chaque case a trois voisines",
  "the game ends after this many turns of both sides together, and the majority wins": "le nombre de tours des deux camps réunis, après quoi la majorité gagne",
  "White may swap seats on its first turn": "Blanc peut échanger les places à son premier tour",
  "the allies needed for a follow-up attack after a successful one; 0 for no follow-ups":
    "les alliées nécessaires pour enchaîner après une attaque réussie ; 0 pour ne pas enchaîner",
  "a stone placed where you have more neighbours than the enemy earns a bonus stone":
    "une pierre posée là où vous avez plus de voisines que l’adversaire donne une pierre en prime",
  "each side can make one attack with three allies fail: the first one, or one of its choice":
    "chaque camp peut faire échouer une attaque à trois alliées : la première, ou celle de son choix",
  "the chance of success of one coin": "la chance de réussite d’une pièce",
  "each side's secret cell, worth 3 points at the end: anywhere or in the core":
    "la case secrète de chaque camp, qui vaut 3 points à la fin : n’importe où ou dans le cœur",
  "after every tenth turn the outermost layer of the board floods": "tous les dix tours, la couronne extérieure du plateau est submergée",
  "37 cells, 30 turns": "37 cases, 30 tours",
  "24 cells, 20 turns": "24 cases, 20 tours",
  "a torus: no edge to hide behind": "un tore : pas de bord où s’abriter",
  "chains, bonus stones, rising water": "enchaînements, pierres en prime, eau qui monte",
  "secret sacred cells, swap": "cases sacrées secrètes, échange",

  "to choose a sacred cell": "choisit une case sacrée",
  "to attack again or stop": "attaque encore ou s’arrête",
  "to place a bonus stone": "pose une pierre en prime",
  "to save the stone under attack or allow the coins": "défend la pierre attaquée ou laisse les pièces décider",
  domination: "anéantissement",
  majority: "majorité",
  core: "cœur",
  "white-wins-ties": "l’égalité revient à Blanc",

  "{count} ally": "{count} alliée",
  "{count} allies": "{count} alliées",
  "{count} coin": "{count} pièce",
  "{count} coins": "{count} pièces",
  "stubborn defence": "défense tenace",
  "An attack on {cell} with three allies meets a stubborn defence: it fails and uses the defence up.":
    "Une attaque sur {cell} à trois alliées se heurte à une défense tenace : elle échoue et l’épuise.",
  "An attack on {cell} with {allies} succeeds with probability {odds}: an average swing of {swing}.":
    "Une attaque sur {cell} ({allies}) réussit avec une probabilité de {odds} : {swing} d’écart en moyenne.",
  "The best chain from there has an average swing of {swing}.": "Le meilleur enchaînement rapporte {swing} en moyenne.",
  "Success takes the last enemy stone and wins.": "Une réussite prend la dernière pierre adverse et gagne.",
  "The cell floods at the end of this turn.": "La case sera submergée à la fin de ce tour.",
  "{cell} could fall on {enemy}'s next turn with probability {odds}.": "{cell} pourrait tomber au prochain tour ({enemy}), probabilité {odds}.",
  "{cell} could fall on {enemy}'s next turn with probability {odds}, by a chain through {cells}.":
    "{cell} pourrait tomber au prochain tour ({enemy}), probabilité {odds}, par un enchaînement via {cells}.",
  "A stone on {cell} would threaten {cells} at once.": "Une pierre en {cell} menacerait {cells} à la fois.",
  "Taking {cell} splits {enemy}'s group into {parts}.": "Prendre {cell} coupe le groupe ({enemy}) en {parts}.",
  "{cell} floods after turn {turn}.": "{cell} sera submergée après le tour {turn}.",
  "{cell} threatens {cells}.": "{cell} menace {cells}.",
  "The best chain: {chain}.": "Le meilleur enchaînement : {chain}.",
  "The centre region, {cells}: Black holds {black}, White {white}.": "Le centre ({cells}) : Noir tient {black}, Blanc {white}.",
  "The edge region, {cells}: Black holds {black}, White {white}.": "Le bord ({cells}) : Noir tient {black}, Blanc {white}.",
  "The inner region, {cells}: Black holds {black}, White {white}.": "La zone intérieure ({cells}) : Noir tient {black}, Blanc {white}.",
  "The middle region, {cells}: Black holds {black}, White {white}.": "La zone médiane ({cells}) : Noir tient {black}, Blanc {white}.",
  "{side} has a fortress: {cell} has a friend on every side and cannot be attacked directly.":
    "{side} a une forteresse : {cell} a une amie de chaque côté et ne peut être attaquée directement.",
  "{side} has a spearhead: {cell} points at the enemy, backed by at least five stones.":
    "{side} a un fer de lance : {cell} pointe vers l’adversaire, soutenue par au moins cinq pierres.",
  "{side} has a phalanx of {count} from {one} to {other}: its inner stones have two friends each, its ends one.":
    "{side} a une phalange de {count}, de {one} à {other} : les pierres intérieures ont deux amies, celles des bouts une.",
  "{side} has a triangle: the smallest group in which a stone has two friends.":
    "{side} a un triangle : le plus petit groupe où une pierre a deux amies.",

  Standing: "Situation",
  "Place or attack": "Poser ou attaquer",
  Attacks: "Attaques",
  "Exposed stones of {side}": "Pierres exposées de {side}",
  Tide: "Marée",
  cells: "cases",
  edge: "bord",
  middle: "zone médiane",
  inner: "zone intérieure",
  centre: "milieu",
  mid: "méd",
  in: "int",
  ctr: "mil",
  cut: "coupe",
  fork: "fourche",
  kept: "gardée",
  spent: "utilisée",
  choice: "choix",
  success: "réussite",
  swing: "gain",
  place: "poser",
  stop: "s’arrêter",
  attack: "attaque",
  allies: "alliées",
  "best chain": "meilleur enchaînement",
  "chain swing": "gain de l’enchaînement",
  stone: "pierre",
  "one attack": "une attaque",
  by: "par",
  "after turn": "après le tour",
  "black loses": "Noir perd",
  "white loses": "Blanc perd",
  "Most cells win; on a tie, most core cells; if still tied, White.":
    "Le plus de cases gagne ; à égalité, le plus de cases du cœur ; sinon Blanc.",
  "Sacred cells are not counted here.":
    "Les cases sacrées ne sont pas comptées ici.",
  "The swing is the expected change in the lead; a capture is worth 2. Attack if 2 P > 1.":
    "Le gain est la variation attendue de l’écart en cases, 2 pour une prise : attaquez si 2 P > 1.",
  "There are too many chains to search them all: there may be a better one.": "Il y a trop d’enchaînements pour tout chercher : il en existe peut-être un meilleur.",
  "The probability that {enemy} can take each stone next turn if nothing changes until then.":
    "La probabilité que {enemy} prenne chaque pierre au prochain tour, si rien ne change d’ici là.",
  "With the current stones.": "Avec les pierres actuelles.",

  "{side} has won by domination, {black} to {white}.": "{side} a gagné par anéantissement, {black} à {white}.",
  "{side} has won by majority, {black} to {white}.": "{side} a gagné à la majorité, {black} à {white}.",
  "{side} has won on the core, with cells level, {black} to {white}.": "{side} a gagné par le cœur, à égalité de cases, {black} à {white}.",
  "{side} has won because ties go to White, {black} to {white}.": "{side} a gagné, car l’égalité revient à Blanc, {black} à {white}.",
  "Each side chooses a secret cell anywhere; holding it at the end is worth 3 extra points.":
    "Chaque camp choisit une case secrète, n’importe où ; la tenir à la fin vaut 3 points de plus.",
  "Each side chooses a secret cell in the core; holding it at the end is worth 3 extra points.":
    "Chaque camp choisit une case secrète dans le cœur ; la tenir à la fin vaut 3 points de plus.",
  "{side} throws {coins} for {cell} and takes it with probability {odds}.": "{side} lance {coins} pour {cell} et la prend avec une probabilité de {odds}.",
  "{side} places a bonus stone on any empty cell.": "{side} pose une pierre en prime sur n’importe quelle case vide.",
  "{side} can neither attack nor place.": "{side} ne peut ni attaquer ni poser.",
  "{side} has nothing to attack: {stone}.": "{side} n’a rien à attaquer : {stone}.",
  "Taking {cell}, the last enemy stone, wins at once; it succeeds with probability {odds}.":
    "Prendre {cell}, la dernière pierre adverse, gagne aussitôt ; probabilité de réussite {odds}.",
  "Continuing would only meet a stubborn defence; stopping keeps everything taken so far.":
    "Continuer ne rencontrerait qu’une défense tenace ; s’arrêter garde tout ce qui est pris.",
  "Continuing would only take cells that flood at once; stopping keeps everything taken so far.":
    "Continuer ne prendrait que des cases aussitôt submergées ; s’arrêter garde tout ce qui est pris.",
  "Continuing puts nothing taken so far at risk: {action} succeeds with probability {odds}, and the chain takes another {cells} on average; stopping takes none.":
    "Continuer ne risque rien de ce qui est pris : {action} réussit avec une probabilité de {odds}, et l’enchaînement prend encore {cells} en moyenne ; s’arrêter ne prend rien.",
  "Every attack meets a stubborn defence: {action} would fail and use it up.": "Toute attaque rencontre une défense tenace : {action} échouerait et l’épuiserait.",
  "{action} succeeds with probability {odds}, but every cell it could take floods at the end of this turn.":
    "{action} réussit avec une probabilité de {odds}, mais toute case prise serait submergée à la fin de ce tour.",
  "{action} succeeds with probability {odds}, but every cell it could take floods at the end of this turn: {stone}.":
    "{action} réussit avec une probabilité de {odds}, mais toute case prise serait submergée à la fin de ce tour : {stone}.",
  "{action} succeeds with probability {odds} and starts a chain worth a swing of {cells} on average; there is no empty cell to place on.":
    "{action} réussit avec une probabilité de {odds} et lance un enchaînement d’un gain moyen de {cells} ; il n’y a pas de case vide où poser.",
  "{action} succeeds with probability {odds}, a swing of {cells} on average; there is no empty cell to place on.":
    "{action} réussit avec une probabilité de {odds}, un gain moyen de {cells} ; il n’y a pas de case vide où poser.",
  "{action} succeeds with probability {odds} and starts a chain worth a swing of {cells} on average; {stone}. Counting cells alone, {verdict}.":
    "{action} réussit avec une probabilité de {odds} et lance un enchaînement d’un gain moyen de {cells} ; {stone}. À ne compter que les cases, {verdict}.",
  "{action} succeeds with probability {odds}, a swing of {cells} on average; {stone}. Counting cells alone, {verdict}.":
    "{action} réussit avec une probabilité de {odds}, un gain moyen de {cells} ; {stone}. À ne compter que les cases, {verdict}.",
  "a stone would flood at once": "une pierre serait aussitôt submergée",
  "a stone and its bonus stone gain 2 cells for certain": "une pierre et sa prime rapportent 2 cases à coup sûr",
  "a stone gains 1 cell for certain": "une pierre rapporte 1 case à coup sûr",
  "the two are equal": "les deux se valent",
  "the attack is better": "l’attaque vaut mieux",
  "the stone is better": "la pierre vaut mieux",
  "At the end of this turn the tide takes {cells}; as things stand, Black would lose {black} and White {white}.":
    "À la fin de ce tour, la marée prend {cells} ; en l’état, Noir perdrait {black} et Blanc {white}.",
  "In {turns} turns the tide takes {cells}; as things stand, Black would lose {black} and White {white}.":
    "Dans {turns} tours, la marée prend {cells} ; en l’état, Noir perdrait {black} et Blanc {white}.",
  "At the end of this turn the tide takes {cells}; as things stand, Black would lose {black} and White {white}, which would end the game.":
    "À la fin de ce tour, la marée prend {cells} ; en l’état, Noir perdrait {black} et Blanc {white}, ce qui finirait la partie.",
  "In {turns} turns the tide takes {cells}; as things stand, Black would lose {black} and White {white}, which would end the game.":
    "Dans {turns} tours, la marée prend {cells} ; en l’état, Noir perdrait {black} et Blanc {white}, ce qui finirait la partie.",
  "The most exposed stone is {cell}: {enemy} could take it next turn with probability {odds}.":
    "La pierre la plus exposée est {cell} : {enemy} pourrait la prendre au prochain tour, probabilité {odds}.",
  "{enemy} could take any of {count} stones next turn with probability {odds}: {cells}.":
    "{enemy} pourrait prendre l’une de {count} pierres au prochain tour, chacune avec une probabilité de {odds} : {cells}.",
  "{cells} and others": "{cells} et d’autres",
  "{side}'s sacred cell {cell} is empty.": "La case sacrée {cell} ({side}) est vide.",
  "{side}'s sacred cell {cell} is in its hands.": "La case sacrée {cell} ({side}) est entre ses mains.",
  "{side}'s sacred cell {cell} has flooded and is lost.": "La case sacrée {cell} ({side}) est submergée et perdue.",
  "{side}'s sacred cell {cell} is in enemy hands.": "La case sacrée {cell} ({side}) est aux mains de l’adversaire.",
  "{leader} leads {black} to {white}, and {left}.": "{leader} mène {black} à {white} ; {left}.",
  "this is the last turn": "c’est le dernier tour",
  "{count} turns are left": "il reste {count} tours",
  "Cells are level at {count} each; {leader} would win on the core, {black} to {white}; {left}.":
    "Égalité de cases, {count} chacun ; {leader} gagnerait par le cœur, {black} à {white} ; {left}.",
  "Cells are level at {count} each, and so is the core: White would win the tie; {left}.":
    "Égalité de cases, {count} chacun, et dans le cœur aussi : l’égalité reviendrait à Blanc ; {left}.",
  "Taking {cell} succeeds with probability {odds} and would split {enemy}'s group into {parts} stones.":
    "Prendre {cell} réussit avec une probabilité de {odds} et couperait le groupe ({enemy}) en {parts} pierres.",

  "{cell} is empty: only an enemy stone can be attacked.": "{cell} est vide : on n’attaque qu’une pierre adverse.",
  "{cell} is flooded.": "{cell} est submergée.",
  "{cell} is your own stone.": "{cell} est votre propre pierre.",
  "A follow-up attack needs {allies} next to the target; {cell} has {count}.": "Pour enchaîner, il faut près de la cible : {allies} ; {cell} en a {count}.",
  "After a successful attack you may only attack again or stop.": "Après une attaque réussie, on ne peut qu’attaquer encore ou s’arrêter.",
  "An attack needs one of your stones next to the target: {cell} has none.": "Une attaque demande une de vos pierres près de la cible : {cell} n’en a pas.",
  "Choose your sacred cell first.": "Choisissez d’abord votre case sacrée.",
  "Decide about the attack first: save or allow.": "Décidez d’abord de l’attaque : défendre ou laisser faire.",
  "Only a chain of attacks can be stopped.": "On ne peut arrêter qu’un enchaînement d’attaques.",
  "Only an attack with three allies can be saved or allowed, by the side whose defence is unspent.":
    "On ne peut défendre ou laisser faire qu’une attaque à trois alliées, avec une défense encore disponible.",
  "Passing is not allowed: place a stone or attack.": "Passer n’est pas permis : posez une pierre ou attaquez.",
  "Place your bonus stone on an empty cell now.": "Posez maintenant votre pierre en prime sur une case vide.",
  "The coins of {event} must be thrown first.": "Il faut d’abord lancer les pièces pour {event}.",
  "The sacred cell must be in the core.": "La case sacrée doit être dans le cœur.",
  "The sacred cells have been chosen already.": "Les cases sacrées sont déjà choisies.",
  "There is no tide on {board}: a torus has no outermost layer.": "Pas de marée sur {board} : un tore n’a pas de bord.",
  "This game has no sacred cells.": "Il n’y a pas de cases sacrées dans cette partie.",

  // Impossible positions
  "{field}: Black's first turn places one stone.": "{field} : le premier tour de Noir pose une pierre.",
  "{field}: White chooses last.": "{field} : Blanc choisit en dernier.",
  "{field}: a bonus stone is placed only with influence=yes, and only if a cell is empty.":
    "{field} : une pierre en prime demande influence=yes et une case vide.",
  "{field}: a chain continues only with momentum, and only if there is a follow-up attack.":
    "{field} : un enchaînement demande momentum et une suite possible.",
  "{field}: a side without stones has lost by domination.":
    "{field} : un camp sans pierres a perdu par anéantissement.",
  "{field}: after {count} turns the game is over.": "{field} : après {count} tours, la partie est terminée.",
  "{field}: after {turns}, in this phase, the other side is to move.":
    "{field} : après {turns}, dans cette phase, c’est à l’autre camp.",
  "{field}: after domination only the winner has stones.":
    "{field} : après un anéantissement, seul le gagnant a des pierres.",
  "{field}: it must be an enemy stone next to a stone of the attacker.":
    "{field} : ce doit être une pierre adverse voisine d’une pierre de l’attaquant.",
  "{field}: it must name a cell during an attack, and none otherwise.":
    "{field} : il faut une case pendant une attaque, et aucune autrement.",
  "{field}: neither a capture nor a flood can have ended the game.":
    "{field} : ni une prise ni une marée ne peut avoir fini la partie.",
  "{field}: neither side has a legal action, so the game is over.":
    "{field} : aucun camp n’a d’action permise : la partie est terminée.",
  "{field}: no attack can have succeeded.": "{field} : aucune attaque ne peut avoir réussi.",
  "{field}: no coins are thrown against a stubborn defence.":
    "{field} : on ne lance pas de pièces contre une défense tenace.",
  "{field}: no stone can have earned a bonus.": "{field} : aucune pierre ne peut avoir donné de prime.",
  "{field}: only a flood removes the stones of both sides.":
    "{field} : seule une marée emporte les pierres des deux camps.",
  "{field}: only an unspent defence decides, with stubborn=choice and against three allies.":
    "{field} : seule une défense encore disponible décide, avec stubborn=choice et contre trois alliées.",
  "{field}: sacred cells are chosen only with that option, before the first turn or after a swap.":
    "{field} : les cases sacrées se choisissent seulement avec cette option, avant le premier tour ou après un échange.",
  "{field}: seats are swapped only with pie=yes, after Black's first turn.":
    "{field} : l’échange demande pie=yes et vient après le premier tour de Noir.",
  "{field}: the count of the cells says otherwise.": "{field} : le décompte des cases dit autre chose.",
  "{field}: the defence can be spent only with stubborn=yes or choice.":
    "{field} : la défense ne peut avoir servi qu’avec stubborn=yes ou choice.",
  "{field}: the game ends after {count} turns.": "{field} : la partie finit après {count} tours.",
  "{field}: the game is not over yet.": "{field} : la partie n’est pas encore terminée.",
  "{field}: the game is over.": "{field} : la partie est terminée.",
  "{field}: the sacred cell is chosen before the first turn.":
    "{field} : la case sacrée se choisit avant le premier tour.",
  "{field}: the sacred cell must be in the core.": "{field} : la case sacrée doit être dans le cœur.",
  "{field}: these are not the cells flooded after {turns}.":
    "{field} : ce ne sont pas les cases submergées après {turns}.",
  "{field}: this game has no sacred cells.": "{field} : il n’y a pas de cases sacrées dans cette partie.",
  "{field}: this many stones cannot have been placed in {turns}.":
    "{field} : autant de pierres n’ont pu être posées : {turns}.",

  "Core fortress": "Forteresse du cœur",
  "holds the core and the cells next to its own stones; attacks only to win core cells":
    "tient le cœur et les cases voisines de ses pierres ; n’attaque que pour gagner des cases du cœur",
  "Rim runner": "Coureur de bord",
  "spreads along the outermost ring and attacks there": "s’étend sur l’anneau extérieur et y attaque",
  Wedge: "Coin",
  "drives through the centre and takes the cells that separate enemy stones":
    "perce par le centre et prend les cases qui séparent les pierres adverses",
  Engulf: "Encerclement",
  "surrounds enemy stones patiently and attacks only with three allies": "entoure patiemment les pierres adverses et n’attaque qu’à trois alliées",
  "Centre control": "Contrôle du centre",
  "Centre control opening": "Ouverture au centre",
  "opens in and around the centre, then attacks when that gains more than a stone":
    "ouvre au centre et autour, puis attaque quand cela rapporte plus qu’une pierre posée",
  "Edge anchor": "Ancrage au bord",
  "Edge anchor opening": "Ouverture au bord",
  "opens on the outer ring next to its own stones, then attacks when that gains more than a stone":
    "ouvre sur l’anneau extérieur près de ses pierres, puis attaque quand cela rapporte plus qu’une pierre posée",
  "Spread formation": "Formation dispersée",
  "Spread opening": "Ouverture dispersée",
  "opens with stones far from each other, then attacks when that gains more than a stone":
    "ouvre avec des pierres éloignées, puis attaque quand cela rapporte plus qu’une pierre posée",
  "Place only": "Pose seule",
  "never attacks while a cell is empty; builds next to its own stones, away from the enemy's":
    "n’attaque jamais tant qu’une case est vide ; construit près de ses pierres, loin de celles de l’adversaire",
  Conservative: "Prudent",
  "attacks with two or three allies only, else places safely": "n’attaque qu’à deux ou trois alliées, sinon pose en sécurité",
  Adaptive: "Adaptatif",
  "attacks or places as the decision matrix recommends": "attaque ou pose comme le conseille la matrice de décision",
  Aggressive: "Agressif",
  "attacks whenever it can, with one ally too": "attaque dès que possible, même avec une seule alliée",
  Prober: "Harceleur",
  "attacks with one ally to keep the opponent busy, and builds between the attacks":
    "attaque avec une alliée pour occuper l’adversaire et construit entre les attaques",
};
