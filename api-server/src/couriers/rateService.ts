import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  wrap,
} from 'cockatiel';
import type { RateServiceEnv } from '../env.ts';
import { RateFailure } from './rateFailure.ts';
import { readRateReply } from './rateReply.ts';
import { readBounded } from './readBounded.ts';
import type { Quote } from './shipment.ts';

/** What the service is asked. */
export interface Parcel {
  readonly courier: string;
  /** The official code of the village it goes to. */
  readonly destination: string;
  readonly weightKg: number;
  /** 0: nothing is insured. */
  readonly insuredValue: number;
}

/** Rejects with a RateFailure whenever there is no answer. */
export type RateService = (parcel: Parcel) => Promise<Quote | undefined>;

const maxAnswerBytes = 64 * 1024;

/**
 * A service over HTTP that answers as RajaOngkir does. It is left alone for a while after five failures in a row, and asked
 * for no more than 32 parcels at a time.
 */
export function createRateService(env: RateServiceEnv): RateService {
  const isDown = (error: Error) => error instanceof RateFailure && error.kind === 'down';
  const isSick = (error: Error) => error instanceof RateFailure && error.kind !== 'refused';
  // An ask changes nothing there, so it may be repeated.
  const policy = wrap(
    bulkhead(32, 128),
    retry(handleWhen(isDown), { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }) }),
    circuitBreaker(handleWhen(isSick), { halfOpenAfter: 15_000, breaker: new ConsecutiveBreaker(5) }),
  );
  return (parcel) =>
    policy
      .execute(async () => readRateReply(await answerOf(env, formOf(env, parcel))))
      .catch((error) => {
        if (isBrokenCircuitError(error))
          throw new RateFailure('it is left alone after failures', { kind: 'down', cause: error });
        if (isBulkheadRejectedError(error))
          throw new RateFailure('too many asks wait already', { kind: 'busy', cause: error });
        throw error;
      });
}

async function answerOf({ url, key, timeoutMs }: RateServiceEnv, body: URLSearchParams): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // Not redirected: the key is for this address alone.
    const response = await fetch(url, { method: 'POST', headers: { key }, body, signal, redirect: 'manual' });
    if (response.status === 200) return await readBounded(response, maxAnswerBytes);
    await response.body?.cancel();
    throw new RateFailure(`HTTP ${response.status}`, { kind: kindOf(response.status) });
  } catch (error) {
    if (error instanceof RateFailure) throw error;
    throw new RateFailure(`no answer (${codeOf(error)})`, { kind: 'down', cause: error });
  }
}

function formOf({ origin }: RateServiceEnv, { courier, destination, weightKg, insuredValue }: Parcel): URLSearchParams {
  return new URLSearchParams({
    ...{ origin, originType: 'subdistrict', destination, destinationType: 'subdistrict' },
    ...{ courier, weight: String(weightKg * 1000) },
    ...(insuredValue > 0 && { insurance: 'true', 'item-value': String(insuredValue) }),
  });
}

function kindOf(status: number): RateFailure['kind'] {
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : 'refused';
}

/** 'ECONNRESET' and the like: a message might hold the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
