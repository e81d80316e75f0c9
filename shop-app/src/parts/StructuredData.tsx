/** Facts of a page for search engines, as schema.org names them (JSON-LD). It is data: no browser runs it. */
export function StructuredData({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  // No words of the shop may end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<'
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
