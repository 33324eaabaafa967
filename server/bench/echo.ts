import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { portOf } from '../port.ts';

/**
 * What sockets alone can do: a plain `ws` server that keeps nothing and knows nothing. `echo` sends each message back to its sender, `relay`
 * to the four of the sender's table, as a game has to.
 */
const relays = process.argv[2] === 'relay';
const tables = new Map<string, Set<WebSocket>>();
const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on('message', (data) => {
    const text = String(data);
    if (!relays) socket.send(text);
    else for (const other of table) other.send(text);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${portOf(server)}` })}\n`);
});
