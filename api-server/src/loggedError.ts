/**
 * An error as it may be logged. A query that failed carries its parameters in its message, and PostgreSQL repeats values in
 * its details: e-mails and hashes, which no log needs.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === 'string' && { code }),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

// Drizzle writes 'Failed query: <sql>\nparams: <values>', and the stack begins with the message.
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: [left out]');
}
