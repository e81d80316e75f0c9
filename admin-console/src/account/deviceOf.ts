const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:A|e|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** What a person calls the browser and the machine behind a user agent; undefined when it says neither. */
export function deviceOf(userAgent: string | null) {
  const named = (names: typeof browsers) => names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const [browser, system] = [named(browsers), named(systems)];
  return browser && system ? { browser, system } : undefined;
}
