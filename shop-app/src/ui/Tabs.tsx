import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

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
 * The tab pattern of the ARIA practices: one stop in the tab order, arrows move and choose, and only the
 * chosen panel is in the page. Own code because React Aria's costs 29 kB on a product page.
 */
export function Tabs({ label, tabs, index, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the screen: the chosen one must be seen, however it was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to scroll
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
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
            aria-controls={at === index ? `${id}-panel` : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onChange(at)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${index}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable after its tab
        tabIndex={0}
      >
        {tabs[index]?.content}
      </div>
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
