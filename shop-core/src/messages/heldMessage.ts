import { allowancesOf, type HeldThing } from '../rules/budget/budgets.ts';
import type { ProblemOf } from '../rules/problem.ts';
import { clockTime } from '../rules/text/clockTime.ts';

type HeldTooMuch = ProblemOf<'HELD_TOO_MUCH'>;

/** What somebody has too much of, and what else can be done than to wait. */
interface Told {
  readonly tooMuch: (most: number, item: string) => string;
  readonly instead?: string;
}

const told: { readonly [T in HeldThing]: Told } = {
  UNPAID_ORDER: {
    tooMuch: (most) => `Anda masih punya ${most} pesanan yang belum dibayar`,
    instead: 'Bayar salah satu pesanan itu terlebih dahulu',
  },
  UNPAID_PIECE: {
    tooMuch: (most, item) => `Paling banyak ${most} buah ${item} dapat Anda pesan sebelum membayar`,
    instead: 'Kurangi jumlahnya, atau bayar pesanan sebelumnya terlebih dahulu',
  },
  UNIQUE_CODE: { tooMuch: () => 'Terlalu banyak kode unik dipesan' },
  CART_LINE: {
    tooMuch: (most) => `Keranjang memuat paling banyak ${most} macam produk`,
    instead: 'Hapus salah satu produk terlebih dahulu',
  },
  COUPON_GUESS: { tooMuch: () => 'Terlalu banyak kode kupon yang salah' },
  SHIPPING_QUOTE: { tooMuch: () => 'Terlalu banyak cek ongkos kirim' },
  REVIEW: { tooMuch: (most) => `Paling banyak ${most} ulasan dapat ditulis dalam sehari` },
  QUIZ: { tooMuch: (most) => `Paling banyak ${most} kuis dapat dikirim dalam sehari` },
  ZAKAT_ENTRY: {
    tooMuch: (most) => `Paling banyak ${most} catatan emas dapat disimpan`,
    instead: 'Hapus catatan yang tidak diperlukan terlebih dahulu',
  },
  AVATAR: { tooMuch: () => 'Terlalu banyak foto diunggah' },
  REGISTRATION: { tooMuch: () => 'Terlalu banyak pendaftaran' },
  REFERRAL_SIGN_UP: {
    tooMuch: (most) => `Kode referral ini sudah dipakai ${most} kali hari ini`,
    instead: 'Daftar tanpa kode referral',
  },
  WELCOME_MAIL: { tooMuch: (most) => `Paling banyak ${most} akun dapat dibuat untuk satu email dalam sehari` },
  REGISTRATION_MAIL: { tooMuch: () => 'Terlalu banyak email ke alamat ini' },
  EMAIL_CHANGE: { tooMuch: () => 'Terlalu banyak perubahan email' },
  EMAIL_CHANGE_MAIL: { tooMuch: () => 'Terlalu banyak email ke alamat ini' },
  PASSWORD_MAIL: { tooMuch: () => 'Terlalu banyak email ke alamat ini' },
  PASSWORD_LINK: { tooMuch: () => 'Terlalu banyak permintaan tautan password' },
  NEW_PASSWORD: { tooMuch: () => 'Terlalu banyak permintaan password baru' },
  PASSWORD_GUESS: { tooMuch: () => 'Terlalu banyak percobaan password' },
};

/** 'Anda masih punya 3 pesanan yang belum dibayar. Bayar salah satu pesanan itu ..., atau coba lagi pukul 14.35 WIB.' */
export function heldMessage(problem: HeldTooMuch): string {
  const { tooMuch, instead } = told[problem.what];
  const reason =
    problem.holder === 'network'
      ? fromNetwork(problem.what)
      : tooMuch(problem.most, problem.item ?? 'dari satu produk');
  const otherwise = problem.holder === 'network' ? undefined : instead;
  return `${reason}. ${wayOut(problem, otherwise)}.`;
}

function fromNetwork(what: HeldThing): string {
  const ask = what === 'UNPAID_ORDER' ? 'pesanan yang belum dibayar' : 'permintaan';
  return `Terlalu banyak ${ask} dari jaringan Anda`;
}

function wayOut({ what, holder, freeAt }: HeldTooMuch, instead: string | undefined): string {
  if (freeAt === null) return instead ?? 'Coba lagi nanti';
  const withDay = allowancesOf(what, holder).some(({ minutes = 0 }) => minutes >= 12 * 60);
  const wait = `coba lagi ${clockTime(freeAt, { withDay })}`;
  return instead ? `${instead}, atau ${wait}` : `${wait.slice(0, 1).toUpperCase()}${wait.slice(1)}`;
}
