import type { Problem } from '../rules/problem.ts';
import type { MessageCatalogue } from './catalogue.ts';
import { idMessages } from './idMessages.ts';
import { messageFor } from './messageFor.ts';

/** The sentence for a problem with a courier, behind the courier's code: 'SAP: Pengiriman tidak ditemukan' (S8.30). */
export function shippingMessageFor(
  courier: string | null,
  problem: Problem,
  catalogue: MessageCatalogue = idMessages,
): string {
  const message = messageFor(problem, catalogue);
  return courier ? `${courier.toUpperCase()}: ${message}` : message;
}
