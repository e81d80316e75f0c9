import type { ShopClient } from 'shop-core/client';

/** What somebody who asks knows from earlier answers. */
export interface Known {
  readonly customerCode: string;
  /** A line of the cart, with one bar of 0.5 gram. */
  readonly lineId: number;
  readonly orderCode: string;
  /** An entry of the ledger of gold. */
  readonly entryId: number;
  /** From the link of a mail. */
  readonly token: string;
  /** A picture as a base64 data URL. */
  readonly picture: string;
}

/** How each call of an area is sent. */
export type CallExamples = Readonly<Record<string, (client: ShopClient, known: Known) => Promise<unknown>>>;
