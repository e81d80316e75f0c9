import type { OrderRequest } from 'shop-core/contract';
import { type DropshipForm, dropshipProblems, type FieldProblem, needsSeparateAddress } from 'shop-core/rules';
import type { Tx } from '../../db/database.ts';
import { areaMismatches, type Destination, loadDropship } from './addresses.ts';

/** Where the parcel goes: the dropship address when one was sent, else the billing address where the courier allows it. */
export async function chooseDestination(
  tx: Tx,
  { shippingAddress }: OrderRequest,
  courier: string | null,
  billing: Destination | null,
): Promise<Destination | null> {
  if (shippingAddress) return loadDropship(tx, shippingAddress);
  return needsSeparateAddress(courier) ? null : billing;
}

/** What is wrong with a dropship address, by the names of the order's form. */
export function destinationProblems(
  { shippingAddress }: OrderRequest,
  destination: Destination | null,
  courier: string | null,
): FieldProblem[] {
  if (!shippingAddress || !destination) return [];
  const problems = dropshipProblems(destination.form as DropshipForm, courier);
  return [
    ...problems.map((problem) => ({ ...problem, field: `shippingAddress.${problem.field}` })),
    ...areaMismatches(shippingAddress, destination),
  ];
}
