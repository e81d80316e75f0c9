/** Somebody of the office as the seed tells it; everything else follows from the place in the list. */
export interface OfficePerson {
  readonly name: string;
  readonly role: string;
  readonly position: string;
  readonly born: string;
  readonly city: string;
  readonly additionalRole?: 'adm-report' | 'adm-approval';
}

const person = (name: string, role: string, position: string, born: string, city: string): OfficePerson => ({
  name,
  role,
  position,
  born,
  city,
});

/** The office: enough people for three pages of the list. */
export const officePeople: readonly OfficePerson[] = [
  {
    ...person('Hendra Gunawan', 'director', 'Direktur Utama', '1969-03-14', 'Surabaya'),
    additionalRole: 'adm-approval',
  },
  {
    ...person('Maria Simanjuntak', 'director', 'Direktur Operasi', '1973-11-02', 'Medan'),
    additionalRole: 'adm-approval',
  },
  person('Sari Wulandari', 'operations', 'Manajer Operasi', '1981-06-21', 'Semarang'),
  person('Agus Prasetyo', 'operations', 'Koordinator Penugasan', '1986-01-09', 'Malang'),
  person('Ni Luh Ayu Pertiwi', 'operations', 'Staf Operasi', '1993-08-17', 'Denpasar'),
  person('Bambang Suryadi', 'surveyor', 'Surveyor Kepala', '1975-04-30', 'Cilacap'),
  person('Yohanes Tandilino', 'surveyor', 'Surveyor Lambung dan Mesin', '1980-12-05', 'Makassar'),
  person('Rizky Ramadhan', 'surveyor', 'Surveyor Muatan', '1990-07-23', 'Balikpapan'),
  person('Fajar Nugroho', 'surveyor', 'Surveyor Muatan', '1992-02-11', 'Gresik'),
  person('Imam Syafii', 'surveyor', 'Surveyor Draft', '1988-10-19', 'Pontianak'),
  person('Dimas Aryo Wicaksono', 'surveyor', 'Surveyor Muda', '1997-05-06', 'Yogyakarta'),
  person('Laode Muhammad Arif', 'surveyor', 'Surveyor Muda', '1996-09-28', 'Kendari'),
  {
    ...person('Teguh Santosa', 'adjuster', 'Adjuster Senior', '1971-08-08', 'Bandung'),
    additionalRole: 'adm-approval',
  },
  person('Clara Wijaya', 'adjuster', 'Adjuster', '1984-03-27', 'Jakarta'),
  person('Andreas Manuhutu', 'adjuster', 'Adjuster', '1987-12-14', 'Ambon'),
  {
    ...person('Lestari Handayani', 'report-admin', 'Penyunting Laporan', '1989-05-16', 'Solo'),
    additionalRole: 'adm-report',
  },
  {
    ...person('Nurul Hidayah', 'report-admin', 'Penyunting Laporan', '1991-01-25', 'Banjarmasin'),
    additionalRole: 'adm-report',
  },
  {
    ...person('Yudi Hermawan', 'report-admin', 'Arsip dan Dokumen', '1985-06-03', 'Cirebon'),
    additionalRole: 'adm-report',
  },
  person('Ratna Dewi Kusuma', 'finance', 'Manajer Keuangan', '1978-09-12', 'Jakarta'),
  person('Eko Saputra', 'finance', 'Staf Penagihan', '1990-04-18', 'Tegal'),
  person('Linda Tanuwijaya', 'finance', 'Staf Pajak', '1988-07-07', 'Pekanbaru'),
  person('Farah Amalia', 'finance', 'Kasir', '1995-11-30', 'Padang'),
  person('Wahyu Kurniawan', 'shop-admin', 'Manajer Toko', '1983-02-20', 'Bogor'),
  person('Intan Permatasari', 'shop-admin', 'Layanan Pelanggan', '1994-10-10', 'Depok'),
  person('Galih Pratama', 'shop-admin', 'Gudang dan Pengiriman', '1992-12-22', 'Tangerang'),
  person('Siti Aisyah', 'shop-admin', 'Konten dan Artikel', '1996-03-03', 'Palembang'),
  person('Ida Ayu', 'viewer', 'Asisten Direksi', '1998-06-15', 'Denpasar'),
  person('Arief Budiman', 'viewer', 'Auditor Internal', '1982-08-24', 'Manado'),
  person('Kadek Suryana', 'viewer', 'Magang', '2002-01-17', 'Singaraja'),
  person('Yosef Lamaholot', 'viewer', 'Magang', '2001-09-09', 'Larantuka'),
  person('Rahma Fitriani', 'viewer', 'Magang', '2003-04-04', 'Mataram'),
  person('Gede Artawan', 'surveyor', 'Surveyor Lambung dan Mesin', '1983-11-11', 'Benoa'),
  person('Hasanuddin Daeng Tata', 'surveyor', 'Surveyor Tongkang dan Penundaan', '1979-02-02', 'Parepare'),
  person('Maruli Sitorus', 'surveyor', 'Surveyor Muatan', '1986-06-29', 'Belawan'),
  person('Petrus Kambu', 'surveyor', 'Surveyor Muda', '1995-10-03', 'Sorong'),
  person('Cahyo Wibisono', 'surveyor', 'Surveyor Muda', '1998-12-12', 'Tuban'),
];

/** The address of somebody of the office: 'Ni Luh Ayu Pertiwi' writes from ni.pertiwi@. */
export function officeEmail(name: string): string {
  const words = name.toLowerCase().split(' ');
  return `${words[0]}.${words.at(-1)}@samudraemas.test`;
}
