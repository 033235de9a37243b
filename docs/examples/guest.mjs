// Plays one game as a guest: node guest.mjs [SERVER] [GAME] [the id of an open table, to join it]
// Written from docs/protocol.md alone. Needs Node 22 or newer, or Node 20 with --experimental-websocket.
const [server = 'http://127.0.0.1:3000', game = 'nosferatu', open] = process.argv.slice(2);
const headers = { 'content-type': 'application/json' };
const post = async (path, body) =>
  (await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
headers.authorization = `Bearer ${(await post('/api/guests', { name: 'Guest' })).token}`;
if (open) await post(`/api/tables/${open}/seats`, {});
const table = open ?? (await post('/api/tables', { game, bots: 'heuristic', pace: 0, start: true })).id;

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
const send = (message) => socket.send(JSON.stringify({ request: crypto.randomUUID(), table, ...message }));
const first = ({ options, min = options.length }) => [...options.keys()].slice(0, min);
const any = ({ options }) => Math.floor(Math.random() * options.length);
const choices = { one: any, amount: ({ min }) => min, some: first, order: first };
let answered;
socket.addEventListener('open', () => send({ type: 'watch' }));
socket.addEventListener('message', ({ data }) => {
  const { type, question, about } = JSON.parse(data);
  if (question && (type === 'table' || question.serial !== answered)) {
    const { serial, kind } = question;
    answered = serial;
    setTimeout(() => send({ type: 'move', serial, choice: choices[kind](question) }), 60);
  }
  if (about?.status !== 'over') return;
  console.log(JSON.stringify(about.result));
  socket.close();
});
