import type { Call } from 'shop-core/wire';
import type { ApiDescription } from './apiDescription.ts';
import type { Refusals, Schema } from './openApiDocument.ts';

/** The statuses a call may be refused with, from what is declared of it. */
export function statusesOf(call: Call): number[] {
  const asks = call.params || call.query || call.body;
  const changes = call.method !== 'GET' && !call.isRepeatable;
  const statuses = [
    call.body && [400, 413, 415],
    // A token that is over is refused also where none is needed.
    [401],
    call.auth !== 'anyone' && [403],
    call.params && [404],
    changes && [409],
    asks && [422],
    [429, 500, 503],
  ];
  return statuses.flatMap((some) => some || []).sort((a, b) => a - b);
}

export const refusalRef = (status: number) => ({ $ref: `#/components/responses/Refused${status}` });

/** One answer a status, with the codes that have it. */
export function refusals({ statusOf }: ApiDescription, failure: Schema): Record<string, Refusals> {
  const statuses = [...new Set(Object.values(statusOf))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      `Refused${status}`,
      {
        description: Object.keys(statusOf)
          .filter((code) => statusOf[code] === status)
          .join(', '),
        content: { 'application/json': { schema: failure } },
      },
    ]),
  );
}
