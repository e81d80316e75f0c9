import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OriginContext } from '../app/OriginContext.ts';
import { keepMobile } from '../ui/keepMobile.ts';
import { ownPage } from '../ui/ownPage.ts';
import { useFollow } from '../ui/useFollow.ts';

/** Clean HTML of the shop's staff. Its links are links of the shop: they keep `mobile=1` and move without a page load. */
export function Prose({ html }: { html: string | TrustedHTML }) {
  const text = useRef<HTMLDivElement>(null);
  const origin = useContext(OriginContext);
  const { search } = useLocation();
  const follow = useFollow();
  const pageOf = (link: HTMLAnchorElement) => {
    const page = ownPage(link.getAttribute('href') ?? '#', origin);
    return page && keepMobile(page, search);
  };
  useEffect(() => {
    const { current } = text;
    // Written into the link too: it is what a new tab opens.
    for (const link of current?.querySelectorAll('a') ?? []) {
      const page = pageOf(link);
      if (page) link.setAttribute('href', page);
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const page = link && pageOf(link);
      if (page) follow(event, link, page);
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by who gives it
  return <div className="prose" ref={text} dangerouslySetInnerHTML={{ __html: html }} />;
}
