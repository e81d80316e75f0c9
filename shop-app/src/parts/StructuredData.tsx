/** Facts of a page for search engines, as schema.org names them (JSON-LD). It is data: no browser runs it. */
export function StructuredData({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  // No words of the shop may end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  // A new element for other facts: a script that is changed in its place makes the page's policy complain.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<'
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
