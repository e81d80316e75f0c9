import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpSink {
  readonly url: string;
  readonly accepted: { to: string; data: string }[];
  /** What it answers to every recipient instead of accepting; empty: it accepts. */
  refuse: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function converse(socket: Socket, sink: SmtpSink): Promise<void> {
  const answer = (line: string): boolean => socket.write(`${line}\r\n`);
  let to = '';
  let data: string[] | undefined;
  answer('220 sink');
  for await (const line of createInterface({ input: socket })) {
    if (data) {
      if (line !== '.') data.push(line.replace(/^\./, ''));
      else {
        sink.accepted.push({ to, data: data.join('\r\n') });
        data = undefined;
        answer('250 taken');
      }
    } else if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      answer(sink.refuse || '250 ok');
    } else if (/^DATA/i.test(line)) {
      data = [];
      answer('354 go on');
    } else answer(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
  }
}

/** A mail server for tests that keeps what it gets. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      converse(socket, sink).catch(() => undefined);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') port = address.port;
  };
  const stop = (): Promise<void> =>
    new Promise((stopped) => {
      server.close(() => stopped());
      for (const socket of sockets) socket.destroy();
    });
  const sink: SmtpSink = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    accepted: [],
    refuse: '',
    start,
    stop,
  };
  await start();
  return sink;
}
