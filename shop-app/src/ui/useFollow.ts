import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Goes without a page load to the page of the shop behind a link that was pressed. */
export function useFollow(): (press: Press, link: HTMLAnchorElement, address: string) => void {
  const here = useLocation();
  const navigate = useNavigate();
  return (press, link, address) => {
    if (press.defaultPrevented || !isForThisPage(press, link)) return;
    press.preventDefault();
    void navigate(address, { replace: address === createPath(here) });
  };
}

/** Other buttons and keys open a tab or a window, or save what is behind the link: the browser knows how. */
const isForThisPage = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press, { target }: HTMLAnchorElement) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && /^(_self)?$/.test(target);
