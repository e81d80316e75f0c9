import { HttpError, type I18nProvider } from 'react-admin';
import * as z from 'zod/mini';
import { failure } from '../contract/index.ts';

type Translate = I18nProvider['translate'];

/**
 * The error of an answer that is no success: its body plus the status (S8.2). Its message is the sentence for the code in
 * the language of the screen, or else the first sentence of the server.
 */
export function apiError(status: number, json: unknown, translate: Translate): HttpError {
  const read = z.safeDecode(failure, json as never);
  const { message, code = 'UNEXPECTED', params } = read.success ? read.data : { message: [] };
  const known = translate('problem.UNEXPECTED');
  const sentence = translate(`problem.${code}`, { ...params, _: message[0] ?? known });
  const body = json && typeof json === 'object' ? json : {};
  return new HttpError(sentence, status, { ...body, statusCode: status });
}

/** The error of a call that got no answer. */
export function offlineError(translate: Translate): HttpError {
  return new HttpError(translate('problem.OFFLINE'), 0, { statusCode: 0 });
}
