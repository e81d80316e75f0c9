/** Companies that customers can register with: name and city. The first is the demo account's. */
const companies: readonly (readonly [name: string, city: string])[] = [
  ['PT Sinar Laut Nusantara', 'Surabaya'],
  ['PT Arung Samudra Logistik', 'Jakarta'],
  ['PT Bahtera Karya Mandiri', 'Semarang'],
  ['PT Bintang Timur Pelayaran', 'Makassar'],
  ['PT Bumi Cendana Lestari', 'Kupang'],
  ['PT Cahaya Khatulistiwa', 'Pontianak'],
  ['PT Cakrawala Angkasa Data', 'Bandung'],
  ['PT Citra Rempah Maluku', 'Ambon'],
  ['PT Dermaga Utama Batam', 'Batam'],
  ['PT Dwi Tunggal Pangan', 'Solo'],
  ['PT Fajar Baru Konstruksi', 'Medan'],
  ['PT Gemilang Tekstil Raya', 'Bandung'],
  ['PT Graha Sehat Medika', 'Yogyakarta'],
  ['PT Harapan Tani Makmur', 'Lampung'],
  ['PT Indah Ombak Wisata', 'Denpasar'],
  ['PT Jaya Mesin Perkasa', 'Bekasi'],
  ['PT Kapuas Rimba Hijau', 'Palangka Raya'],
  ['PT Karsa Digital Nusantara', 'Jakarta'],
  ['PT Kencana Properti Indo', 'Tangerang'],
  ['PT Lentera Ilmu Bangsa', 'Malang'],
  ['PT Mahakam Energi Prima', 'Samarinda'],
  ['PT Mandala Boga Rasa', 'Padang'],
  ['PT Mitra Niaga Sentosa', 'Pekanbaru'],
  ['PT Mutiara Lombok Jaya', 'Mataram'],
  ['PT Nusa Garam Madura', 'Pamekasan'],
  ['PT Optima Konsultan Bisnis', 'Jakarta'],
  ['PT Pelita Suara Media', 'Jakarta'],
  ['PT Pesona Kriya Jepara', 'Jepara'],
  ['PT Pilar Baja Nasional', 'Cilegon'],
  ['PT Prima Kimia Gresik', 'Gresik'],
  ['PT Rajawali Kurir Ekspres', 'Bogor'],
  ['PT Ranah Kopi Gayo', 'Takengon'],
  ['PT Sahabat Usaha Mikro', 'Cirebon'],
  ['PT Samudra Pangan Beku', 'Banyuwangi'],
  ['PT Sarana Tambang Timur', 'Kendari'],
  ['PT Sawit Rimbun Jambi', 'Jambi'],
  ['PT Selaras Asuransi Umum', 'Jakarta'],
  ['PT Tirta Segar Abadi', 'Sukabumi'],
  ['PT Tunas Otomotif Raya', 'Karawang'],
  ['PT Ufuk Barat Perikanan', 'Bitung'],
  ['PT Wahana Bangun Persada', 'Balikpapan'],
  ['PT Wangi Melati Kosmetika', 'Pekalongan'],
  ['CV Anugerah Jaya Elektronik', 'Palembang'],
  ['CV Batik Sekar Kedaton', 'Yogyakarta'],
  ['Koperasi Karyawan Bahari Sejahtera', 'Cilacap'],
  ['Yayasan Pendidikan Cempaka', 'Bogor'],
];

export interface SeedCompany {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

const streets = ['Jalan Melati', 'Jalan Pemuda', 'Jalan Diponegoro', 'Jalan Veteran', 'Jalan Gatot Subroto'];

/** Every company with an address and ways to reach it that lead nowhere. */
export const seedCompanies: readonly SeedCompany[] = companies.map(([name, city], index) => ({
  name,
  address: `${streets[index % streets.length]} No. ${12 + index * 3}, ${city}`,
  email: `halo@${name
    .toLowerCase()
    .replace(/^(pt|cv) /, '')
    .replace(/[^a-z]+/g, '-')}.test`,
  phone: `021500${String(1000 + index)}`,
}));
