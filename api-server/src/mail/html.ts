const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const asText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Markup with texts in it: html`<b>${username}</b>`. What is put in is text, whatever it holds. */
export function html(markup: TemplateStringsArray, ...texts: readonly string[]): string {
  return markup.reduce((whole, part, at) => whole + asText(texts[at - 1] ?? '') + part);
}
