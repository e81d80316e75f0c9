import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { until } from '../until.ts';
import type { Driver } from './driver.ts';

/** Finds what a screen reader would, in every browser: its roles and names are computed in the page. */
const library = readFileSync(
  join(repository, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
);

type Name = string | RegExp;
const said = (name: Name): string => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** Somebody at a browser, who knows what is there by its name alone and waits for it. */
export interface Person {
  open(url: string): Promise<void>;
  /** Waits until the address is this. */
  arrive(at: RegExp): Promise<void>;
  press(role: 'button' | 'link' | 'radio' | 'checkbox' | 'row', name: Name): Promise<void>;
  /** In place of what stands in the field. */
  fill(label: Name, text: string): Promise<void>;
  /** A day into the browser's own field of a date, whose keys differ from maker to maker. */
  fillDay(label: Name, day: string): Promise<void>;
  choose(label: Name, option: string): Promise<void>;
  see(text: Name): Promise<void>;
  /** One that was loaded and could be read. */
  seePicture(alt: string): Promise<void>;
  /** All that stands there: what a failure is told with. */
  words(): Promise<string>;
  readonly close: () => Promise<void>;
}

export function person<Element>(driver: Driver<Element>): Person {
  /** Of what a query finds, the first that is seen and not dead; awaited. */
  const seen = async (query: string, awaited: string): Promise<Element> => {
    const body = `return ${query}.find((found) => found.checkVisibility({ visibilityProperty: true }) && !found.disabled) ?? null`;
    return until(awaited, async () => {
      if (!(await driver.run('return "TestingLibraryDom" in globalThis'))) await driver.run(`${library}`);
      return driver.element(body);
    });
  };
  const byRole = (role: string, name: Name) =>
    seen(`TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${said(name)} })`, `${role} ${name}`);
  const byLabel = (label: Name) =>
    seen(`TestingLibraryDom.queryAllByLabelText(document.body, ${said(label)})`, `a field ${label}`);
  const byText = (text: Name) =>
    seen(`TestingLibraryDom.queryAllByText(document.body, ${said(text)})`, `the words ${text}`);

  return {
    open: driver.open,
    async arrive(at) {
      await until(`the address ${at}`, async () => at.test(await driver.url()) || undefined);
    },
    press: async (role, name) => driver.press(await byRole(role, name)),
    async fill(label, text) {
      const field = await byLabel(label);
      await driver.press(field);
      await driver.run('document.activeElement.select()');
      await driver.type(field, text);
    },
    async fillDay(label, day) {
      await driver.press(await byLabel(label));
      await driver.run(`
        const field = document.activeElement;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(day)});
        field.dispatchEvent(new Event('input', { bubbles: true }));`);
    },
    async choose(label, option) {
      await until(`${option} in ${label}`, async () => {
        await byLabel(label);
        return (await driver.run(`
          const [field] = TestingLibraryDom.queryAllByLabelText(document.body, ${said(label)});
          const option = [...field.options].find(({ label }) => label === ${JSON.stringify(option)});
          if (!option) return false;
          field.focus();
          option.selected = true;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return true;`))
          ? true
          : undefined;
      });
    },
    see: async (text) => void (await byText(text)),
    async seePicture(alt) {
      const isShown = `return [...document.images].some((image) => image.alt === ${JSON.stringify(alt)} && image.naturalWidth > 0)`;
      await until(`the picture ${alt}`, async () => ((await driver.run(isShown)) ? true : undefined));
    },
    words: async () => String(await driver.run('return [location.href, document.body.innerText].join("\\n")')),
    close: driver.close,
  };
}
