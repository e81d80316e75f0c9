import { describe, expect, it } from 'vitest';
import { cityName, tidyName, titleCase } from './areaName.ts';

describe('titleCase', () => {
  it.each([
    ['ACEH', 'Aceh'],
    ['DKI JAKARTA', 'DKI Jakarta'],
    ['DAERAH ISTIMEWA YOGYAKARTA', 'DI Yogyakarta'],
    ['KEPULAUAN BANGKA BELITUNG', 'Kepulauan Bangka Belitung'],
    ['PANGKAJENE DAN KEPULAUAN', 'Pangkajene dan Kepulauan'],
    ['TOJO UNA UNA', 'Tojo Una-Una'],
    ['FAK FAK', 'Fakfak'],
    ['KUTA BULOH II', 'Kuta Buloh II'],
    ['SILIWANGI XIV', 'Siliwangi XIV'],
    ['LIMA-PULUH', 'Lima-Puluh'],
  ])('writes %s as %s', (capitals, written) => {
    expect(titleCase(capitals)).toBe(written);
  });
});

describe('cityName', () => {
  it.each([
    ['KOTA BANDUNG', 'Kota', 'Bandung'],
    ['KABUPATEN BANDUNG', 'Kabupaten', 'Bandung'],
    ['KOTA ADMINISTRASI JAKARTA PUSAT', 'Kota', 'Jakarta Pusat'],
    ['KABUPATEN ADMINISTRASI KEPULAUAN SERIBU', 'Kabupaten', 'Kepulauan Seribu'],
    ['KABUPATEN KOTAWARINGIN BARAT', 'Kabupaten', 'Kotawaringin Barat'],
  ])('parts %s into its kind and its name', (capitals, type, name) => {
    expect(cityName(capitals)).toEqual({ type, name });
  });

  it('does not guess the kind of anything else', () => {
    expect(() => cityName('NEGARA JAKARTA')).toThrow('NEGARA JAKARTA');
  });
});

describe('tidyName', () => {
  it.each([
    ['Soka"an', "Soka'an"],
    ['Regapu’u', "Regapu'u"],
    ['Teuw*', 'Teuw'],
    ['Dama pulo', 'Dama Pulo'],
    ["Sa'dan Matalo", "Sa'dan Matalo"],
    ['2 x 11 Enam Lingkuang', '2 x 11 Enam Lingkuang'],
    ['Na IX - X', 'Na IX - X'],
    ['HTI Rantau Naro', 'HTI Rantau Naro'],
  ])('writes %s as %s', (typed, written) => {
    expect(tidyName(typed)).toBe(written);
  });
});
