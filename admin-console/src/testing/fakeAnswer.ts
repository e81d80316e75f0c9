/** A JSON answer. */
export function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** An answer that says no, as the server writes it. */
export function refusal(status: number, code: string, message: string): Response {
  return answer({ message: [message], code, requestId: 'test' }, status);
}
