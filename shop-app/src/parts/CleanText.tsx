import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { markupSettings } from 'shop-core/rules/content';
import { pictureUrl } from '../app/backEnd.ts';
import { Prose } from './Prose.tsx';

// There is none where there is no DOM.
DOMPurify.addHook?.('afterSanitizeAttributes', (element) => {
  const src = element.tagName === 'IMG' && element.getAttribute('src');
  if (src) element.setAttribute('src', pictureUrl(src));
});

const settings = { ...markupSettings, RETURN_TRUSTED_TYPE: true };

/** The only place that puts HTML of a call into a page. A file of its own: what came with the page needs no cleaner. */
export function CleanText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, settings), [html]);
  return <Prose html={clean} />;
}
