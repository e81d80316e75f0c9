export interface Port {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Where ships wait, load from barges or run aground near it. */
  readonly waters: string;
}

const port = (name: string, lat: number, lon: number, waters: string): Port => ({ name, lat, lon, waters });

/** Where the ships of the demonstration call. */
export const ports: readonly Port[] = [
  port('Tanjung Priok, Jakarta', -6.104, 106.886, 'Jakarta outer anchorage'),
  port('Tanjung Perak, Surabaya', -7.197, 112.733, 'Alur Pelayaran Barat Surabaya'),
  port('Belawan, Medan', 3.787, 98.694, 'Belawan approach channel'),
  port('Makassar', -5.115, 119.406, 'Makassar Strait off Barrang Lompo'),
  port('Balikpapan', -1.27, 116.806, 'Balikpapan Bay anchorage'),
  port('Samarinda', -0.502, 117.154, 'Mahakam River below Mahakam bridge'),
  port('Muara Berau', -0.25, 117.62, 'Muara Berau transhipment anchorage'),
  port('Taboneo, Banjarmasin', -3.72, 114.46, 'Taboneo anchorage'),
  port('Kotabaru, Pulau Laut', -3.24, 116.23, 'Sebuku Strait'),
  port('Kumai', -2.74, 111.73, 'Kumai Bay'),
  port('Pontianak', -0.02, 109.33, 'Kapuas River bar'),
  port('Batam, Batu Ampar', 1.165, 104.003, 'Singapore Strait off Batu Berhanti'),
  port('Tanjung Uban, Bintan', 1.066, 104.219, 'Riau Strait'),
  port('Dumai', 1.69, 101.45, 'Rupat Strait'),
  port('Palembang', -2.98, 104.78, 'Musi River, ambang luar'),
  port('Panjang, Lampung', -5.47, 105.32, 'Lampung Bay'),
  port('Merak', -5.93, 106.0, 'Sunda Strait off Pulau Merak Kecil'),
  port('Cilacap', -7.74, 109.02, 'Nusakambangan east channel'),
  port('Semarang, Tanjung Emas', -6.94, 110.42, 'Semarang roads'),
  port('Gresik', -7.16, 112.66, 'Madura Strait'),
  port('Benoa, Bali', -8.745, 115.21, 'Badung Strait'),
  port('Bitung', 1.44, 125.19, 'Lembeh Strait'),
  port('Kendari', -3.97, 122.58, 'Kendari Bay'),
  port('Morowali, Bahodopi', -2.82, 122.16, 'Bahodopi jetty approaches'),
  port('Sorong', -0.88, 131.25, 'Sele Strait'),
  port('Ambon', -3.69, 128.18, 'Ambon Bay'),
];
