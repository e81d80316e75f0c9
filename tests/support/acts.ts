import type { Locator, Page } from '@playwright/test';

/** Where something is pressed or filled in: by its role and name, or by its label. */
type Find = (page: Page) => Locator;

/** What a person does on a page, and how much of it: an act is a press, or a field filled in or chosen from. */
export function countingActs(page: Page) {
  const done: string[] = [];
  const act = async (what: string, find: Find, perform: (place: Locator) => Promise<unknown>) => {
    done.push(what);
    await perform(find(page));
  };
  return {
    /** Each of them, so that a failing count says what was done. */
    done,
    press: (name: string, find: Find, position?: { x: number; y: number }) =>
      act(`press ${name}`, find, (place) => place.click(position && { position })),
    fill: (label: string, value: string) =>
      act(
        `fill ${label}`,
        (on) => on.getByLabel(label, { exact: true }),
        (place) => place.fill(value),
      ),
  };
}
