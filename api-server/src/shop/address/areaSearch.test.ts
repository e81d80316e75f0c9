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

/** What shoppers type, and the city that all that is found then lies in. */
const citiesAlone = [
  ['bandung', ', Kota Bandung'],
  ['BANDUNG', ', Kota Bandung'],
  ['bandun', ', Kota Bandung'],
  ['kota bandung', ', Kota Bandung'],
  ['kabupaten bandung', ', Kabupaten Bandung'],
  ['kab. bandung', ', Kabupaten Bandung'],
  ['bandung barat', ', Kabupaten Bandung Barat'],
  ['malang', ', Kota Malang'],
  ['batu', ', Kota Batu'],
  ['kota batu', ', Kota Batu'],
  ['medan', ', Kota Medan'],
  ['semarang', ', Kota Semarang'],
  ['Surabaya', ', Kota Surabaya'],
  ['jakarta selatan', ', Kota Jakarta Selatan'],
  ['jaksel', ', Kota Jakarta Selatan'],
  ['jakarta sel', ', Kota Jakarta Selatan'],
  ['tangerangselatan', ', Kota Tangerang Selatan'],
  ['banda aceh', ', Kota Banda Aceh'],
  ['pekan baru', ', Kota Pekanbaru'],
  ['bandarlampung', ', Kota Bandar Lampung'],
  ['palangkaraya', ', Kota Palangka Raya'],
  ['jogja', ', Kota Yogyakarta'],
  ['solo', ', Kota Surakarta'],
  ['kab sleman', ', Kabupaten Sleman'],
  ['suka bumi', ', Kota Sukabumi'],
] as const;

/** What shoppers type, and where what is found first lies. */
const firstPlaces = [
  ['cimahi utara', /, Cimahi Utara, Kota Cimahi$/],
  ['kebayoran baru jakarta selatan', /, Kebayoran Baru, Kota Jakarta Selatan$/],
  ['kebayoranbaru', /, Kebayoran Baru, Kota Jakarta Selatan$/],
  ['KEBAYORAN BARU', /, Kebayoran Baru, Kota Jakarta Selatan$/],
  ['kuta', /^Kuta, Kuta, Kabupaten Badung$/],
  ['menteng', /^Menteng, Menteng, Kota Jakarta Pusat$/],
  ['menteng jakarta pusat', /^Menteng, Menteng, Kota Jakarta Pusat$/],
  ['gambir, jakarta pusat', /^Gambir, Gambir, Kota Jakarta Pusat$/],
  ['tanahabang', /, Tanah Abang, Kota Jakarta Pusat$/],
  ['pulo gadung', /^Pulo Gadung, Pulogadung, Kota Jakarta Timur$/],
  ['kec. wonokromo', /, Wonokromo, Kota Surabaya$/],
  ['coblong', /, Coblong, Kota Bandung$/],
  ['kel. dago', /^Dago, Coblong, Kota Bandung$/],
  ['bandung dago', /^Dago, Coblong, Kota Bandung$/],
  ['40132 dago', /^Dago, Coblong, Kota Bandung$/],
  ['sukajadi bandung', /, Sukajadi, Kota Bandung$/],
  ['suka maju depok', /^Sukamaju, Cilodong, Kota Depok$/],
  ['medan kota', /, Medan Kota, Kota Medan$/],
  ['lowokwaru malang', /^Lowokwaru, Lowokwaru, Kota Malang$/],
  ['ubud bali', /^Ubud, Ubud, Kabupaten Gianyar$/],
  ['ciputat timur tangsel', /, Ciputat Timur, Kota Tangerang Selatan$/],
  ['tebet tim', /^Tebet Timur, Tebet, Kota Jakarta Selatan$/],
  ['10310', /, Menteng, Kota Jakarta Pusat$/],
  ['banten', /, Kota Serang$/],
  ['jakarta', /, Kota Jakarta (Utara|Barat|Timur|Selatan|Pusat)$/],
] as const;

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

  it('finds every district of a postal code, and for a code that no district has those with its first digits', async () => {
    const found = await search('40132');
    expect(found).toContain('Dago, Coblong, Kota Bandung');
    allIn(found, 'Coblong, Kota Bandung');
    expect(await search('40135')).toEqual(found);
    // 75 sub-districts in nine districts: with the first 20 by their names only some of these would be there.
    const districtsOf = (places: readonly string[]) => new Set(places.map((place) => place.split(', ')[1]));
    expect(districtsOf((await search('97791')).slice(0, 9)).size).toBe(9);
    expect(districtsOf(await search('22864')).size).toBe(6);
  });

  it.each(firstPlaces)('finds first for "%s": %s', async (typed, place) => {
    const found = await search(typed);
    expect(found[0]).toMatch(place);
  });

  it.each(citiesAlone)('finds for "%s" nothing but %s', async (typed, city) => {
    const found = await search(typed);
    expect(found).toHaveLength(20);
    allIn(found, city);
  });

  it('gives of a district those first that begin as it does', async () => {
    const found = await search('tebet');
    expect(found.slice(0, 3)).toEqual([
      'Tebet Barat, Tebet, Kota Jakarta Selatan',
      'Tebet Timur, Tebet, Kota Jakarta Selatan',
      'Bukit Duri, Tebet, Kota Jakarta Selatan',
    ]);
    allIn(found, ', Tebet, Kota Jakarta Selatan');
  });

  it('tells a city and a regency of one name apart', async () => {
    allIn(await search('kota bandung'), 'Kota Bandung');
    const regency = await search('kab bandung');
    allIn(regency, 'Kabupaten Bandung');
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
