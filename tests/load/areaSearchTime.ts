import { percentile } from './percentile.ts';

const places = [
  'dago kota bandung',
  'tebet timur',
  'kec wonokromo surabaya',
  'sukamaju cilodong depok',
  '40132',
  'desa sari jawa tengah',
  'kab bogor',
  'jayapura papua',
  'zzz tidak ada',
];
/** As they are typed, letter by letter. */
const typed = places.flatMap((place) => Array.from(place, (_, at) => place.slice(0, at + 1)));

/** How long the slowest of 100 searches for an area takes, in ms, once the server has read the areas. */
export const areaSearchTime = async (shopUrl: string): Promise<number> => {
  const ask = async (text: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${shopUrl}/api/area/search?q=${encodeURIComponent(text)}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A search for an area was answered ${answer.status}.`);
    return performance.now() - began;
  };
  for (const text of places) await ask(text);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) for (const text of typed) times.push(await ask(text));
  return percentile(times, 0.99);
};
