import { until } from './until.ts';

// What phones take of the pictures that they see first.
const widths = [320, 480, 640, 960];

/**
 * Until the pictures that a page wants first are there in their last form, which is AVIF where that is smaller: who asks before
 * gets another one meanwhile.
 */
export async function picturesDrawn(pageUrl: string): Promise<void> {
  const page = await (await fetch(pageUrl, { headers: { accept: 'text/html' } })).text();
  const [head = ''] = page.split('</head>');
  for (const path of new Set(head.match(/\/media\/[^\s"/]+\/\d+\.webp/g))) {
    if (!widths.some((width) => path.endsWith(`/${width}.webp`))) continue;
    const ask = () => fetch(new URL(path, pageUrl), { headers: { accept: 'image/avif' } });
    // What stands in for another form has no tag.
    await until(path, async () => ((await ask()).headers.has('etag') ? true : undefined));
  }
}
