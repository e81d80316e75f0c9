declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
    };
  }
}

/**
 * The page's policy (api-server's securityHeaders.ts) lets no text become markup by itself. What MUI writes is none: a space
 * of no width where a field has no label.
 */
export function keepTextFromMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
