// A plain page: starts a match, shows the stones as letters, sends typed actions. The real client replaces it.
const $ = (id) => document.getElementById(id);
let match = null;
let state = null;

async function call(method, path, body) {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error.message);
  return found;
}

function draw() {
  const rows = new Map();
  for (const cell of match.board.cells) {
    const y = cell.centre[1].toFixed(1);
    if (!rows.has(y)) rows.set(y, []);
    rows.get(y).push(cell);
  }
  const lines = [...rows.entries()].sort((a, b) => b[0] - a[0]).map(([, cells]) => {
    const signs = cells.sort((a, b) => a.centre[0] - b.centre[0]).map((cell) => {
      const stone = state.stones[cell.name];
      return stone === "black" ? "X" : stone === "white" ? "O" : ".";
    });
    const indent = Math.max(0, Math.round((cells[0].centre[0] - Math.min(...match.board.cells.map((c) => c.centre[0]))) * 2));
    return " ".repeat(indent) + signs.join(" ");
  });
  $("board").textContent = lines.join("\n");
  $("task").textContent = state.task;
  const actions = [...new Set(Object.values(state.actions.cells).flat()), ...state.actions.words];
  $("legal").textContent = actions.length ? `Legal: ${actions.join(", ")}` : "";
}

function show(found) {
  match = found;
  state = found.state;
  $("match").hidden = false;
  history.replaceState(null, "", `/matches/${match.id}`);
  draw();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/v1/live`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "watch", match: match.id, after: state.number }));
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    if (frame.state) state = frame.state;
    if (frame.type === "snapshot") state = frame.body.state;
    draw();
  };
}

$("open").onsubmit = async (event) => {
  event.preventDefault();
  const opponent = $("opponent").value;
  const wish = { game: $("game").value, opponent, seat: "first" };
  if (opponent === "bot") wish.level = Number($("level").value);
  show(await call("POST", "/matches", wish));
};

$("act").onsubmit = async (event) => {
  event.preventDefault();
  try {
    const body = { action: $("action").value, ply: state.ply, id: crypto.randomUUID() };
    state = (await call("POST", `/matches/${match.id}/actions`, body)).state;
    $("message").textContent = "";
    $("action").value = "";
  } catch (error) {
    $("message").textContent = error.message;
  }
  draw();
};

const games = await call("GET", "/games");
for (const game of games.games) $("game").append(new Option(game.title, game.name));
const found = location.pathname.match(/^\/matches\/([\w-]+)/);
if (found) show(await call("GET", `/matches/${found[1]}`));
