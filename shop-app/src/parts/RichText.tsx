import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/**
 * HTML that the shop's staff wrote: the only place that puts any into a page. It was cleaned when it was saved and is cleaned
 * again here; a server, which has no DOM to clean with, renders what was saved.
 */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(
    () => (DOMPurify.isSupported ? DOMPurify.sanitize(html, { FORBID_TAGS: ['style', 'form'] }) : html),
    [html],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
