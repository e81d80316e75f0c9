import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface TabItem {
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  index: number;
  onChange: (index: number) => void;
}

/**
 * The tab pattern of the ARIA practices: one stop in the tab order, arrows move and choose. A panel that was
 * chosen once stays in the page, hidden, so that nothing typed in it is lost. Own code because React Aria's costs 29 kB on a product page.
 */
export function Tabs({ label, tabs, index, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  // On a phone the tabs are wider than the screen: the chosen one must be seen, however it was chosen; the page stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to scroll
  useEffect(() => {
    if (list.current) scrollToChosen(list.current);
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, at) => (
          <button
            key={tab.title}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === index}
            aria-controls={seen.has(at) ? `${id}-panel-${at}` : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onChange(at)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab, at) =>
          seen.has(at) && (
            <div
              key={tab.title}
              className="tabs__panel"
              role="tabpanel"
              id={`${id}-panel-${at}`}
              aria-labelledby={`${id}-tab-${at}`}
              hidden={at !== index}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable after its tab
              tabIndex={0}
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}

function scrollToChosen(list: Element): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
