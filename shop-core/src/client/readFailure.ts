import type { ApiFailure } from '../contract/apiFailure.ts';
import type { OrderFigures } from '../contract/entities/orderFigures.ts';
import type { Call } from '../wire/call.ts';
import * as z from '../wire/zod.ts';

/**
 * Reads a failure body as far as it keeps the contract: a proxy's HTML page or a stranger's JSON is an empty failure.
 * By hand, as each part may be anything; a test holds it to what `apiFailure` reads.
 */
export function readFailure(json: unknown, call: Call): ApiFailure {
  const { message, code, params, errors, figures, requestId } = recordOf(json) ?? {};
  return {
    message: sentencesOf(message) ?? [],
    code: textOf(code),
    params: recordOf(params),
    errors: errorsOf(errors),
    // Only the call that names them loads how they are read.
    figures: call.figures && (z.safeDecode(call.figures, figures as never).data as OrderFigures | undefined),
    requestId: textOf(requestId),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function sentencesOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first sentence of each field; none of them where one is no sentence. */
function errorsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const firsts: [string, string][] = [];
  for (const [field, said] of Object.entries(value)) {
    const sentences = sentencesOf(said);
    if (!sentences) return undefined;
    firsts.push([field, sentences[0] ?? '']);
  }
  return Object.fromEntries(firsts);
}
