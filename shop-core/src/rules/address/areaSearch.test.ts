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

  it('gives sub-districts that begin so first, then districts, cities and provinces, then what has the word elsewhere', () => {
    expect(namesFor('semarang')).toEqual(['Semarang', 'Barusari']);
    expect(namesFor('bandung')).toEqual(['Bandung', 'Dago', 'Kota Baru', 'Soreang']);
    expect(namesFor('selatan')).toEqual(['Bandung', 'Barusari', "Ma'rang"]);
  });

  it('takes the kind of a city as what tells two of one name apart', () => {
    expect(namesFor('kab bandung')).toEqual(['Soreang']);
    expect(namesFor('kota bandung')).toEqual(['Kota Baru', 'Dago', 'Bandung']);
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
