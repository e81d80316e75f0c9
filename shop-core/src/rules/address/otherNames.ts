/** What cities and provinces are called beside their official names. */
const called: Readonly<Record<string, readonly string[]>> = {
  'DI Yogyakarta': ['Yogyakarta', 'Jogja', 'DIY'],
  'DKI Jakarta': ['Jakarta'],
  'Jakarta Barat': ['Jakbar'],
  'Jakarta Pusat': ['Jakpus'],
  'Jakarta Selatan': ['Jaksel'],
  'Jakarta Timur': ['Jaktim'],
  'Jakarta Utara': ['Jakut'],
  'Jawa Barat': ['Jabar'],
  'Jawa Tengah': ['Jateng'],
  'Jawa Timur': ['Jatim'],
  'Kalimantan Barat': ['Kalbar'],
  'Kalimantan Selatan': ['Kalsel'],
  'Kalimantan Tengah': ['Kalteng'],
  'Kalimantan Timur': ['Kaltim'],
  'Kalimantan Utara': ['Kaltara'],
  'Kepulauan Bangka Belitung': ['Bangka Belitung', 'Babel'],
  'Kepulauan Riau': ['Kepri'],
  Makassar: ['Ujung Pandang'],
  'Nusa Tenggara Barat': ['NTB'],
  'Nusa Tenggara Timur': ['NTT'],
  'Padang Sidempuan': ['Padang Sidimpuan'],
  Pematangsiantar: ['Siantar'],
  'Sulawesi Barat': ['Sulbar'],
  'Sulawesi Selatan': ['Sulsel'],
  'Sulawesi Tengah': ['Sulteng'],
  'Sulawesi Tenggara': ['Sultra'],
  'Sulawesi Utara': ['Sulut'],
  'Sumatera Barat': ['Sumbar'],
  'Sumatera Selatan': ['Sumsel'],
  'Sumatera Utara': ['Sumut'],
  Surakarta: ['Solo'],
  'Tangerang Selatan': ['Tangsel'],
  Yogyakarta: ['Jogja'],
};

/** What a city or province of this name is called as well: Solo is Surakarta. */
export function otherNames(name: string): readonly string[] {
  return called[name] ?? [];
}
