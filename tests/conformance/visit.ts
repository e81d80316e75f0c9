import { createShopClient, ShopError } from 'shop-core/client';
import { authenticate, type Profile } from 'shop-core/contract';
import type { AskOf, Call, ReplyOf } from 'shop-core/wire';
import type { Place } from './place.ts';

/** What a shopper saw of one ask: what a journey looks at in the answer, or why not. */
export type Seen = { readonly asked: string } & (
  | { readonly answer: unknown }
  | { readonly refused: unknown; readonly status: number | undefined; readonly fields: readonly string[] }
);

/** One shopper in a shop, and everything that was seen, in order. */
export interface Visit {
  readonly place: Place;
  readonly story: Seen[];
  /** Asks, and notes what `look` makes of the answer, or why not. Answers what came, undefined when it was refused. */
  readonly ask: <C extends Call>(
    call: C,
    ask: AskOf<C>,
    look?: (reply: ReplyOf<C>) => unknown,
    idempotencyKey?: string,
  ) => Promise<ReplyOf<C> | undefined>;
  /** Logs in as the customer of the stage. */
  readonly logIn: () => Promise<Profile>;
}

export function beginVisit(place: Place): Visit {
  const story: Seen[] = [];
  let token: string | undefined;
  const client = createShopClient({ ...place.api, getToken: () => token });

  const ask: Visit['ask'] = async (call, asked, look = () => 'fine', idempotencyKey) => {
    const name = `${call.method} ${call.path}`;
    try {
      const reply = await client.send(call, asked, idempotencyKey === undefined ? {} : { idempotencyKey });
      story.push({ asked: name, answer: look(reply) });
      return reply;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const { problem, status, fields, figures } = error;
      const { uniqueCode, ...named } = figures ?? {};
      const refused = {
        ...problem,
        ...(figures && { figures: { ...named, grandTotal: figures.grandTotal + Number(uniqueCode) } }),
      };
      // The sentences of the fields are the server's own; which fields they are is not.
      story.push({ asked: name, refused, status, fields: Object.keys(fields).sort() });
      return undefined;
    }
  };
  return {
    place,
    story,
    ask,
    async logIn() {
      const { username, password } = place.stage.customer;
      const login = await client.send(authenticate, { body: { username, password } });
      token = login.token;
      return login;
    },
  };
}
