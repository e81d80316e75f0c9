const year = 365 * 24 * 60 * 60;

/**
 * What somebody has chosen for this browser, like the language. A cookie, because a logout clears all local storage (S4.2)
 * and whoever logs in next should still read their language.
 */
export function rememberedChoice(name: 'language' | 'theme') {
  const key = `console-${name}`;
  return {
    read: (): string | undefined =>
      document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${key}=`))
        ?.slice(key.length + 1),
    keep: (value: string): void => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in plain http and in Firefox of last year.
      document.cookie = `${key}=${value}; Path=/; Max-Age=${year}; SameSite=Strict`;
    },
  };
}
