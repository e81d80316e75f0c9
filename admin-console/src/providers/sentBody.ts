import type { Call } from 'shop-core/wire';

/** The body of a call as `fetch` wants it: JSON, or the form that the call declares. The browser names the form's type. */
export function sentBody(call: Call, body: unknown): RequestInit {
  if (body === undefined) return {};
  if (call.isMultipart) return { body: formOf(body as Record<string, unknown>) };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.set(name, new Blob([value.slice()]), name);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
