/**
 * The origins of shops that come from elsewhere, out of a list with commas between. Undefined when one is not exactly what a
 * browser names as an origin: "every origin" is not offered, nor is a pattern.
 */
export function allowedOrigins(text: string): string[] | undefined {
  const list = text.split(',').map((origin) => origin.trim());
  return list.every(isOrigin) ? [...new Set(list)] : undefined;
}

function isOrigin(text: string): boolean {
  // A pattern parses as a host; no browser ever sends one.
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
