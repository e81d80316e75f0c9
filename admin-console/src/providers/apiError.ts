import { HttpError, type I18nProvider } from 'react-admin';
import * as z from 'zod/mini';
import { failure, refusedFields } from '../contract/index.ts';
import { translatedErrors } from '../i18n/fieldSentences.ts';
import { secondText } from '../records/formats.ts';

/**
 * The error of an answer that is no success: its body plus the status (S8.2). Its message is the sentence for the code in
 * the language of the screen, or else the first sentence of the server.
 * @param cause why its body could not be read
 */
export function apiError(
  status: number,
  json: unknown,
  { translate, getLocale }: I18nProvider,
  cause?: unknown,
): HttpError {
  const read = z.safeDecode(failure, json as never);
  const { message, code = 'UNEXPECTED', params } = read.success ? read.data : { message: [] };
  const known = translate('problem.UNEXPECTED');
  const sentence = translate(`problem.${code}`, {
    ...params,
    until: endOf(params, getLocale()),
    _: message[0] ?? known,
  });
  const body = json && typeof json === 'object' ? json : {};
  const { errors } = read.success ? read.data : {};
  const told = errors && { errors: translatedErrors(errors, refusedFields(params), translate) };
  return withCause(new HttpError(sentence, status, { ...body, ...told, statusCode: status }), cause);
}

/** Its constructor takes none. */
export function withCause(error: HttpError, cause: unknown): HttpError {
  if (cause !== undefined) error.cause = cause;
  return error;
}

/** The time in Jakarta when a refusal ends that says for how long it holds: '10.45.32'. */
function endOf({ retryAfterSeconds }: Readonly<Record<string, unknown>> = {}, locale: string): string {
  if (typeof retryAfterSeconds !== 'number') return '';
  return secondText(new Date(Date.now() + retryAfterSeconds * 1000), locale);
}

/** Why a call came to nothing although the server refused nothing, by what the call was to do. */
export type NoAnswer = 'OFFLINE' | 'UNREACHABLE' | 'NOT_SENT' | 'NOT_ANSWERED' | 'UNREADABLE' | 'UNREADABLE_WRITE';

/**
 * The error of a call without an answer, or with one that is not as the contract says.
 * @param cause what the developer should know of it
 */
export function noAnswerError(why: NoAnswer, { translate }: I18nProvider, cause: unknown): HttpError {
  return withCause(new HttpError(translate(`problem.${why}`), 0, { statusCode: 0 }), cause);
}

/** Of a write that was on its way nobody knows whether it arrived. */
export function whyNotAnswered(writes: boolean): NoAnswer {
  if (!writes) return navigator.onLine ? 'UNREACHABLE' : 'OFFLINE';
  return navigator.onLine ? 'NOT_ANSWERED' : 'NOT_SENT';
}
