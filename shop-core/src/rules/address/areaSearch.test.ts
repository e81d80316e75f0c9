import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaSearch } from './areaSearch.ts';
import type { FoundArea } from './foundArea.ts';

const ids = new Map<string, number>();
const idOf = (name: string) => ids.get(name) ?? ids.set(name, ids.size + 1).size;

/** 'Dago, Coblong, Kota Bandung, Jawa Barat, 40132' as an area. */
function area(written: string): FoundArea {
  const [subdistrict = '', district = '', town = '', province = '', code] = written.split(', ');
  const [type = '', ...city] = town.split(' ');
  const postalCode = code ?? null;
  return {
    province: { id: idOf(province), name: province },
    city: { id: idOf(`${town}, ${province}`), type, name: city.join(' ') },
    district: { id: idOf(`${district}, ${town}`), name: district, postalCode },
    subdistrict: { id: idOf(written), name: subdistrict },
    postalCode,
  };
}

const places = [
  'Bandung, Tegal Selatan, Kota Tegal, Jawa Tengah, 52131',
  'Barusari, Semarang Selatan, Kota Semarang, Jawa Tengah, 50244',
  'Dago, Coblong, Kota Bandung, Jawa Barat, 40132',
  'Kota Baru, Coblong, Kota Bandung, Jawa Barat, 40132',
  "Ma'rang, Marang, Kabupaten Pangkep, Sulawesi Selatan",
  'Semarang, Bojong, Kabupaten Tegal, Jawa Tengah, 52465',
  'Soreang, Soreang, Kabupaten Bandung, Jawa Barat, 40911',
].map(area);
const search = areaSearch(places);
const namesFor = (typed: string) => search(typed).map(({ subdistrict }) => subdistrict.name);

describe('a search for areas', () => {
  it('finds where each word begins a word of some level', () => {
    expect(namesFor('dag cob band jawa')).toEqual(['Dago']);
    expect(namesFor('40132')).toEqual(['Dago', 'Kota Baru']);
    expect(namesFor('401')).toEqual(['Dago', 'Kota Baru']);
    expect(namesFor('dago tegal')).toEqual([]);
    expect(namesFor('ago')).toEqual([]);
  });

  it('gives the city that was typed before what shares its name elsewhere, and the Kota before the Kabupaten', () => {
    expect(namesFor('semarang')).toEqual(['Barusari', 'Semarang']);
    expect(namesFor('bandung')).toEqual(['Dago', 'Kota Baru', 'Soreang', 'Bandung']);
    expect(namesFor('bandu')).toEqual(['Dago', 'Kota Baru', 'Soreang', 'Bandung']);
    expect(namesFor('tegal')).toEqual(['Bandung', 'Semarang']);
    expect(namesFor('selatan')).toEqual(['Bandung', 'Barusari', "Ma'rang"]);
  });

  it('gives a name that was typed whole before one that only begins so, even a city', () => {
    const found = areaSearch([
      area('Muara Kaman, Muara Kaman, Kabupaten Kutai, Kalimantan Timur'),
      area('Kuta, Megamendung, Kabupaten Bogor, Jawa Barat'),
      area('Legian, Kuta, Kabupaten Badung, Bali'),
      area('Kuta, Kuta, Kabupaten Badung, Bali'),
    ])('kuta');
    expect(found.map(({ subdistrict, city }) => `${subdistrict.name}, ${city.name}`)).toEqual([
      'Kuta, Badung',
      'Kuta, Bogor',
      'Legian, Badung',
      'Muara Kaman, Kutai',
    ]);
  });

  it('gives what has more of the words in one name before what has each in another', () => {
    const found = areaSearch([
      area('Cimahi, Bangun, Kabupaten Lampung Utara, Lampung'),
      area('Cibabat, Cimahi Utara, Kota Cimahi, Jawa Barat'),
      area('Bandung, Serang, Kabupaten Serang, Banten'),
      area('Bojong, Rongga, Kabupaten Bandung Barat, Jawa Barat'),
      area('Barusari, Coblong, Kota Bandung, Jawa Barat'),
    ]);
    const first = (typed: string) => found(typed)[0]?.subdistrict.name;
    expect(first('cimahi utara')).toBe('Cibabat');
    expect(first('bandung bar')).toBe('Bojong');
  });

  it('looks past the spaces in a name, those too many and those too few', () => {
    for (const typed of ['tegalselatan', 'tegal selatan', 'TEGAL  SELATAN', 'te gal selatan', 'tegalsel']) {
      expect(namesFor(typed)).toEqual(['Bandung']);
    }
    expect(namesFor('jawabarat')).toEqual(['Dago', 'Kota Baru', 'Soreang']);
    expect(namesFor('sema rang selatan')).toEqual(['Barusari']);
    expect(namesFor('kotabaru bandung')).toEqual(['Kota Baru']);
  });

  it('knows what a city or a province is called beside its name', () => {
    const found = areaSearch([
      area('Solo, Bola, Kabupaten Wajo, Sulawesi Selatan'),
      area('Bumi, Laweyan, Kota Surakarta, Jawa Tengah'),
      area('Tebet, Tebet, Kota Jakarta Selatan, DKI Jakarta'),
    ]);
    const firstOf = (typed: string) => found(typed)[0]?.subdistrict.name;
    expect(['solo', 'jateng', 'jaksel', 'sulsel bola'].map(firstOf)).toEqual(['Bumi', 'Bumi', 'Tebet', 'Solo']);
  });

  it('finds every district of a postal code, each in its turn', () => {
    const many = Array.from({ length: 30 }, (_, at) => area(`A ${at}, Bacan, Kabupaten Halmahera, Maluku, 97791`));
    const others = ['Obi', 'Gane', 'Kayoa'].map((name) => area(`Z, ${name}, Kabupaten Halmahera, Maluku, 97791`));
    const found = areaSearch([...many, ...others])('97791').map(({ district }) => district.name);
    expect(found).toHaveLength(20);
    expect(found.slice(0, 4)).toEqual(['Bacan', 'Obi', 'Gane', 'Kayoa']);
  });

  it('finds for a code that no district has those that share its first digits, at least three', () => {
    expect(namesFor('40135')).toEqual(['Dago', 'Kota Baru']);
    expect(namesFor('40999')).toEqual(['Soreang']);
    expect(namesFor('dago 40139')).toEqual(['Dago']);
    expect(namesFor('40899')).toEqual([]);
    expect(namesFor('4013')).toEqual(['Dago', 'Kota Baru']);
    expect(namesFor('4014')).toEqual([]);
  });

  it('takes the kind of a city as what tells two of one name apart', () => {
    expect(namesFor('kab bandung')).toEqual(['Soreang']);
    expect(namesFor('kota bandung')).toEqual(['Dago', 'Kota Baru', 'Bandung']);
    expect(namesFor('kota ba')).toEqual(['Kota Baru', 'Dago', 'Bandung', 'Barusari']);
  });

  it('does without the other kinds, unless there is nothing else', () => {
    expect(namesFor('Kel. Dago, Kec. Coblong, Prov. Jawa Barat')).toEqual(['Dago']);
    expect(namesFor('kec semarang')).toEqual(['Barusari', 'Semarang']);
    expect(namesFor('kec')).toEqual([]);
  });

  it('looks past capitals, accents, apostrophes and marks', () => {
    for (const typed of ['MARANG', 'ma’rang', 'Má’rang,', '--marang--']) expect(namesFor(typed)).toEqual(["Ma'rang"]);
  });

  it('finds nothing for less than two letters', () => {
    for (const typed of ['', ' ', 'd', ' d. ', "d'"]) expect(namesFor(typed)).toEqual([]);
    expect(namesFor('da')).toEqual(['Dago']);
  });

  it('gives at most 20, the best of all', () => {
    const many = Array.from({ length: 50 }, (_, at) => area(`Sari ${at}, Dago, Kota Solo, Jawa Tengah`));
    const found = areaSearch([...many, ...places])('dago');
    expect(found).toHaveLength(20);
    expect(found[0]?.district.name).toBe('Coblong');
  });

  it('takes whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        expect(search(typed).every((found) => places.includes(found))).toBe(true);
      }),
    );
    expect(namesFor('constructor toString __proto__')).toEqual([]);
    expect(namesFor('a '.repeat(50))).toEqual([]);
  });

  it('finds every place by any beginnings of its words', () => {
    const one = fc.constantFrom(...places);
    const cuts = fc.array(fc.nat(30), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(one, cuts, (place, lengths) => {
        const { province, city, district, subdistrict } = place;
        const names = [subdistrict.name, district.name, city.type, city.name, province.name, place.postalCode ?? ''];
        const typed = names.map((name, nth) => name.split(' ')[0]?.slice(0, lengths[nth])).join(' ');
        fc.pre(typed.replace(/\W/g, '').length > 1);
        expect(search(typed)).toContain(place);
      }),
    );
  });
});
