import { htmlCleaner } from './htmlCleaner.ts';

/** As many texts as a shop shows in a day; what was not shown for long is cleaned once more. */
const capacity = 1_000;

const clean = htmlCleaner();
const known = new Map<string, Promise<string>>();

/** HTML that staff wrote, as it may be shown: each text is cleaned once. One without a '<' is no markup. */
export function cleanHtml(html: string): Promise<string> {
  if (!html.includes('<')) return Promise.resolve(html);
  const cleaned = known.get(html) ?? clean(html);
  // Those that are asked for stay.
  known.delete(html);
  known.set(html, cleaned);
  for (const oldest of known.keys()) {
    if (known.size <= capacity) break;
    known.delete(oldest);
  }
  cleaned.catch(() => known.delete(html));
  return cleaned;
}
