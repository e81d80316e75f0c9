import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;

type Found = { [L in 'province' | 'city' | 'district' | 'subdistrict']: Record<string, string> };

async function search(typed: string): Promise<string[]> {
  const { status, data } = await shop.ask(`GET /area/search?q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  return (data as Found[]).map(
    ({ subdistrict, district, city }) => `${subdistrict.name}, ${district.name}, ${city.type} ${city.name}`,
  );
}

const allIn = (found: readonly string[], end: string) =>
  expect(found.filter((each) => !each.endsWith(end))).toEqual([]);

beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

describe('a search among all areas of Indonesia', () => {
  it('finds a sub-district with everything that it lies in, as the other calls spell it', async () => {
    const { data } = await shop.ask('GET /area/search?q=tebet%20timur');
    expect(data).toEqual([
      {
        province: { province_id: 31, province: 'DKI Jakarta' },
        city: { id: 3174, type: 'Kota', name: 'Jakarta Selatan' },
        district: { id: 317_401, name: 'Tebet', kecamatan: 'Tebet', postalCode: expect.stringMatching(/^\d{5}$/) },
        subdistrict: { id: expect.any(Number), name: 'Tebet Timur', kelurahan: 'Tebet Timur' },
        postalCode: data[0].district.postalCode,
      },
    ]);
    const { data: below } = await shop.ask('GET /subdistrict/317401');
    expect(below).toContainEqual(data[0].subdistrict);
  });

  it('finds each word in another level, whatever its capitals, accents and marks', async () => {
    expect(await search('dago bandung')).toEqual(['Dago, Coblong, Kota Bandung']);
    expect(await search(' DÁGO, kec. Coblong; Kota Bandung, Jawa-Barat ')).toEqual(['Dago, Coblong, Kota Bandung']);
    expect(await search('dago surabaya')).toEqual([]);
    expect((await search("ma'rang pangkajene"))[0]).toBe("Ma'rang, Marang, Kabupaten Pangkajene dan Kepulauan");
  });

  it('finds the sub-districts of a postal code', async () => {
    const found = await search('40132');
    expect(found).toContain('Dago, Coblong, Kota Bandung');
    allIn(found, 'Coblong, Kota Bandung');
  });

  it('gives those that begin with what was typed before districts, and these before cities', async () => {
    const tebet = await search('tebet');
    expect(tebet.slice(0, 2)).toEqual([
      'Tebet Barat, Tebet, Kota Jakarta Selatan',
      'Tebet Timur, Tebet, Kota Jakarta Selatan',
    ]);
    expect(tebet).toContain('Bukit Duri, Tebet, Kota Jakarta Selatan');
    const begins = (await search('semarang')).map((each) =>
      each.split(', ').findIndex((name) => /^(Kota |Kabupaten )?Semarang/.test(name)),
    );
    expect(begins).toEqual([...begins].sort());
    expect(new Set(begins).size).toBeGreaterThan(1);
  });

  it('tells a city and a regency of one name apart', async () => {
    allIn(await search('kota bandung'), 'Kota Bandung');
    const regency = await search('kab bandung');
    expect(regency.filter((each) => !/Kabupaten Bandung( Barat)?$/.test(each))).toEqual([]);
    expect([(await search('kota bandung')).length, regency.length]).toEqual([20, 20]);
  });

  it.each(['', ' ', 'd', "d'", '- d -', '%'])('finds nothing for less than two letters: "%s"', async (typed) => {
    expect(await search(typed)).toEqual([]);
  });

  it('refuses what is too long, or no question', async () => {
    expect((await shop.ask(`GET /area/search?q=${'a'.repeat(101)}`)).status).toBe(422);
    expect((await shop.ask('GET /area/search')).status).toBe(422);
    expect((await shop.ask('GET /area/search?q=a&q=b')).status).toBe(422);
  });

  it('may be kept for a day, as the lists of areas may', async () => {
    const { headers } = await shop.ask('GET /area/search?q=dago');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
