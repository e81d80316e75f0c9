declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
    };
  }
}

/**
 * The page's policy (api-server's securityHeaders.ts) lets no text become markup by itself. What libraries write is none, or
 * empty: React Aria empties what it announced, React makes an empty script and fills it with facts for search engines.
 */
export function keepTextFromMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== '<script></script>' ? null : text),
  });
}
