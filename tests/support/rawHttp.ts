import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from './until.ts';

export interface RawHttp {
  /** Sends these bytes, and no more until the next. */
  say(text: string): void;
  /** Waits for an answer that this matches; the match. */
  hear(pattern: RegExp): Promise<RegExpExecArray>;
}

const portOf = (url: string): number => Number(new URL(url).port);

/** A connection on which a test says HTTP piece by piece. */
export const rawHttp = async (url: string): Promise<RawHttp> => {
  const socket = connect(portOf(url), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  await once(socket, 'connect');
  return {
    say: (text) => void socket.write(text),
    hear: (pattern) => until(`${pattern} in an answer`, () => pattern.exec(heard) ?? undefined, { everyMs: 5 }),
  };
};

/** Waits until nobody listens there any more. */
export const untilClosed = (url: string): Promise<true> =>
  until(`${url} to close`, async () => {
    const socket = connect(portOf(url), '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen ? undefined : true;
  });
