import { type RefObject, useLayoutEffect } from 'react';
import { freeBottom } from './freeBottom.ts';

const primary = '.button-primary';
const totals = '.is-total, .summary-fold__head, .payment__value, .buy-bar';
// What gives way first stands last: the whole dialog, then titles within the page.
const onPage = [`h1, h2, h3, ${totals}, ${primary}`, `h1, ${totals}, ${primary}`];
const inDialog = ['.dialog__box', `h2, ${totals}, ${primary}`, primary];

/**
 * Keeps what lies over the page off its titles, its totals and the next step: it stands as low as it can without covering
 * any of them, also while the page is scrolled.
 * @param shown what it shows; without anything it is nowhere
 */
export function useKeptClear(box: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shown === undefined) return;
    const place = () => putClear(element);
    place();
    // jsdom has none, as it lays nothing out.
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    for (const each of [element, document.body]) grown?.observe(each);
    const passive = { capture: true, passive: true };
    window.addEventListener('scroll', place, passive);
    window.addEventListener('resize', place);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', place, passive);
      window.removeEventListener('resize', place);
    };
  }, [box, shown]);
}

function putClear(element: HTMLElement): void {
  element.style.bottom = '';
  const { left, right, height, bottom } = element.getBoundingClientRect();
  const windowHeight = window.innerHeight;
  const dialog = [...document.querySelectorAll('.dialog-backdrop')].at(-1);
  const root = dialog ?? document.body;
  const takenBy = (selector: string) =>
    [...root.querySelectorAll(selector)]
      .filter((other) => !element.contains(other))
      .map((other) => other.getBoundingClientRect())
      .filter((other) => other.width > 0 && other.height > 0 && other.left < right && other.right > left);
  const room = { windowHeight, height, least: windowHeight - bottom };
  for (const selector of dialog ? inDialog : onPage) {
    const free = freeBottom({ ...room, taken: takenBy(selector) });
    if (free === undefined) continue;
    element.style.bottom = `${free}px`;
    return;
  }
}
