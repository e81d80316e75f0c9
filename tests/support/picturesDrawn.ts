import { until } from './until.ts';

/**
 * Until the pictures that a page names are there in their last form, which is AVIF where that is smaller: who asks first gets
 * another one meanwhile.
 */
export async function picturesDrawn(pageUrl: string, widths: readonly number[]): Promise<void> {
  const page = await fetch(pageUrl, { headers: { accept: 'text/html' } });
  const named = new Set((await page.text()).match(/\/media\/[^\s"/]+\/\d+\.webp/g));
  for (const path of named) {
    if (!widths.some((width) => path.endsWith(`/${width}.webp`))) continue;
    const ask = () => fetch(new URL(path, pageUrl), { headers: { accept: 'image/avif' } });
    // What stands in for another form has no tag.
    await until(path, async () => ((await ask()).headers.has('etag') ? true : undefined));
  }
}
