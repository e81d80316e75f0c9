/** How Indonesians write names that the official list writes in capitals, where a general rule does not find it. */
const asWritten: Readonly<Record<string, string>> = {
  'DKI JAKARTA': 'DKI Jakarta',
  'DAERAH ISTIMEWA YOGYAKARTA': 'DI Yogyakarta',
  'FAK FAK': 'Fakfak',
  'TOLI TOLI': 'Tolitoli',
  'BAU BAU': 'Baubau',
  'MUKO MUKO': 'Mukomuko',
  'TOJO UNA UNA': 'Tojo Una-Una',
  PALANGKARAYA: 'Palangka Raya',
};

const roman = /^(?:X{0,3})(?:IX|IV|V?I{0,3})$/;

function word(text: string): string {
  if (roman.test(text)) return text;
  if (text === 'DAN') return 'dan';
  return text.charAt(0) + text.slice(1).toLowerCase();
}

/** The name of a province or city, from the capitals of the official list to title case: 'PANGKAJENE DAN KEPULAUAN'. */
export function titleCase(capitals: string): string {
  return asWritten[capitals] ?? capitals.replace(/[^\s-]+/g, word);
}

/**
 * The name of a district or village. The list has these in title case already; what typing left in it is put right:
 * a quotation mark or a curly one for the apostrophe of regional languages, a footnote's star, a small first letter.
 */
export function tidyName(name: string): string {
  const tidied = name
    .replace(/["’]/g, "'")
    .replace(/[*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^| )\p{Ll}(?=\p{Ll})/gu, (letter) => letter.toUpperCase());
  return tidied.replace(/ Dan /g, ' dan ');
}

/** A city's kind and bare name: 'KOTA ADMINISTRASI JAKARTA PUSAT' is Kota, 'Jakarta Pusat'. */
export function cityName(capitals: string): { readonly type: 'Kota' | 'Kabupaten'; readonly name: string } {
  const match = /^(KOTA|KABUPATEN) (?:ADMINISTRASI )?(.+)$/.exec(capitals);
  if (!match?.[2]) throw new Error(`neither a kota nor a kabupaten: ${capitals}`);
  return { type: match[1] === 'KOTA' ? 'Kota' : 'Kabupaten', name: titleCase(match[2]) };
}
