import { useEffect } from 'react';

const house = 'Samudra Emas';

/** Names the page, for its tab and the history of the browser. */
export function usePageName(name: string): void {
  useEffect(() => namePage(name), [name]);
}

/** Names the page as the heading of its screen does, whatever screen stands there and whenever its record comes. */
export function usePageNameOfHeading(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const follow = () => namePage(heading.textContent.trim());
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/** Between two screens there is no heading: the page keeps its name until the next. */
function namePage(name: string): void {
  if (name) document.title = `${name} · ${house}`;
}
