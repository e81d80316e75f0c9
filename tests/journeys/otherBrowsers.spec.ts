import { individual, superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { openFirefox } from '../support/browsers/firefox.ts';
import { type Person, person } from '../support/browsers/person.ts';
import { openWebkit } from '../support/browsers/webkit.ts';
import { test as journey } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';
import { picturesDrawn } from '../support/picturesDrawn.ts';

const browsers = {
  Firefox: async () => person(await openFirefox()),
  WebKit: async () => person(await openWebkit()),
};

const customer = { username: 'sariayu', email: 'sari.ayu@contoh.test', password: 'kapal-layar-berlabuh-7' };

for (const [maker, open] of Object.entries(browsers)) {
  const test = journey.extend<{ person: Person }>({
    person: async ({ product: _ }, use, info) => {
      const somebody = await open();
      await use(somebody);
      if (info.status !== info.expectedStatus) process.stderr.write(`${await somebody.words()}\n`);
      await somebody.close();
    },
  });

  test(`${maker}: a newcomer registers, buys a bar and sees what to pay`, async ({ person, shopUrl, dataDir }) => {
    const { fill, press, see, choose } = person;
    // AVIF for whoever takes it: a browser that does not must still see something.
    await picturesDrawn(`${shopUrl}/products/EB-0005-9999`);
    await person.open(`${shopUrl}/register`);
    await fill('Email', customer.email);
    await fill('Username', customer.username);
    await press('button', 'Daftar');
    await person.arrive(/\/register-success$/);
    const { text } = await newestMailTo(dataDir, customer.email);
    const mailed = /Password[^:\n]*:\s*(\S+)/i.exec(text)?.[1] ?? '';

    await person.open(`${shopUrl}/login`);
    await fill('Username', customer.username);
    await fill('Password', mailed);
    await press('button', 'MASUK');
    await see(/^Ganti password sementara Anda/);
    await fill('Password baru', customer.password);
    await fill('Konfirmasi password', customer.password);
    await press('button', 'Ubah password');
    await see('Password berhasil diubah');

    await person.open(`${shopUrl}/products/EB-0005-9999`);
    await person.seePicture('Emas Batangan Samudra 5 gram');
    await press('button', 'Beli');
    await see('Keranjang berhasil diperbaharui');
    await person.open(`${shopUrl}/cart`);
    await press('button', 'Checkout');
    await choose('Provinsi', 'DKI Jakarta');
    await choose('Kota/Kabupaten', 'Kota Jakarta Selatan');
    await choose('Kecamatan', 'Tebet');
    await choose('Kelurahan/Desa', 'Tebet Timur');
    await fill('Kode pos', '12820');
    await fill('Alamat lengkap', 'Jalan Tebet Timur Dalam II No. 14');
    await press('button', 'Simpan alamat');
    await fill('Nama depan', 'Sari Ayu');
    await fill(/^Nama belakang/, 'Kusumaningrum');
    await person.fillDay('Tanggal lahir', '1991-05-17');
    await press('radio', 'Perempuan');
    await fill('Nomor telepon', '081234567890');
    await press('button', 'Simpan');

    await press('radio', /J&T Express/);
    await press('radio', /^BCA/);
    await press('checkbox', /Saya menyetujui/);
    await press('button', 'CEK ONGKIR');
    await see(/^Layanan kurir/);
    await press('button', 'Lanjut Pembayaran');
    await person.arrive(/\/finish\/SE\d{6}-/);
    await see('Selesaikan pembayaran Anda');
    await see('Emas Batangan Samudra 5 gram');
  });

  test(`${maker}: gold is written down, and zakat is due after its haul`, async ({ person, shopUrl }) => {
    const { fill, press, see } = person;
    await person.open(`${shopUrl}/login`);
    await fill('Username', individual.login);
    await fill('Password', individual.password);
    await press('button', 'MASUK');
    await person.arrive(/^http:\/\/[^/]+\/$/);
    await person.open(`${shopUrl}/zakat`);
    await see(/Belum ada emas yang dicatat/);
    await press('button', 'BELI/JUAL EMAS');
    await press('radio', 'Beli');
    await fill('Jenis emas', 'Emas Batangan Samudra');
    await fill('Berat (gram)', '100,5');
    await fill('Kadar (%)', '99,99');
    await fill(/^Harga transaksi/, '150000000');
    await fill('Tanggal transaksi', '01/02/2024');
    await press('button', 'Simpan');
    await see('Zakat wajib');
    await see('100,489 gram');
  });

  test(`${maker}: an admin logs in and changes a project`, async ({ person, adminUrl }) => {
    const { fill, press, see } = person;
    await person.open(`${adminUrl}/projects`);
    await fill(/^Email/, superAdmin.login);
    await fill(/^Password/, superAdmin.password);
    await press('button', 'Masuk');
    await see('Cargo');
    await person.open(`${adminUrl}/projects/1`);
    await fill(/^Judul/, 'Kandas di alur Sungai Musi');
    await press('button', 'Simpan');
    await person.arrive(/\/projects\/1\/show$/);
    await see(/Kandas di alur Sungai Musi/);
  });
}
