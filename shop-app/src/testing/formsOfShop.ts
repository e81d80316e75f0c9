import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { quizQuestions } from 'shop-core/messages';

/** A form of the shop that keeps what is typed when the login ends. */
export interface KeptForm {
  /** The file that says under which name. */
  readonly file: string;
  /** The file that draws it. */
  readonly drawnBy: string;
  readonly path: string;
  readonly open?: (user: UserEvent) => Promise<unknown>;
  /** Text fields and what is typed into them. */
  readonly texts: readonly (readonly [label: string | RegExp, text: string])[];
  /** What is ticked beside them. */
  readonly ticks?: readonly string[];
}

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

export const keptForms: readonly KeptForm[] = [
  {
    file: 'shop-app/src/parts/ProfileForm.tsx',
    drawnBy: 'shop-app/src/parts/ProfileForm.tsx',
    path: '/account',
    texts: [
      ['Nama depan', 'Ayu'],
      ['Nomor telepon', '77'],
    ],
    ticks: ['Laki-Laki'],
  },
  {
    file: 'shop-app/src/parts/BillingForm.tsx',
    drawnBy: 'shop-app/src/parts/BillingForm.tsx',
    path: '/account?tab=1',
    texts: [
      ['Alamat lengkap', ' lantai 2'],
      [/^Patokan/, 'dekat masjid'],
    ],
  },
  {
    file: 'shop-app/src/screens/register/RegisterScreen.tsx',
    drawnBy: 'shop-app/src/screens/register/RegisterScreen.tsx',
    path: '/register',
    open: (user) => press(user, 'Punya kode referral?'),
    texts: [
      ['Email', 'sari@contoh.test'],
      ['Username', 'sari'],
      [/^Kode referral/, 'RINA'],
    ],
  },
  {
    file: 'shop-app/src/screens/forgot/ForgotScreen.tsx',
    drawnBy: 'shop-app/src/screens/forgot/ForgotScreen.tsx',
    path: '/forgot',
    texts: [['Email', 'sari@contoh.test']],
  },
  {
    file: 'shop-core/src/hooks/review/useSubmitReview.ts',
    drawnBy: 'shop-app/src/screens/product/ReviewForm.tsx',
    path: '/products/LM-05?tab=1',
    texts: [
      ['Judul', 'Bagus'],
      [/^Ulasan$/, 'Segelnya rapi.'],
    ],
    ticks: ['4 bintang'],
  },
  {
    file: 'shop-core/src/hooks/quiz/useQuiz.ts',
    drawnBy: 'shop-app/src/screens/quiz/QuizForm.tsx',
    path: '/quiz',
    texts: [['Nama', ' Lestari']],
    ticks: [quizQuestions[0]?.answers[2] ?? ''],
  },
  {
    file: 'shop-core/src/hooks/planning/useSimulation.ts',
    drawnBy: 'shop-app/src/screens/simulation/SimulationScreen.tsx',
    path: '/simulasi-perencanaan-keuangan',
    texts: [
      ['Tujuan', 'Haji'],
      ['Dana yang dibutuhkan saat ini', '60.000.000'],
    ],
  },
  {
    file: 'shop-core/src/hooks/zakat/useZakatForm.ts',
    drawnBy: 'shop-app/src/screens/zakat/EntryDialog.tsx',
    path: '/zakat',
    open: (user) => press(user, 'BELI/JUAL EMAS'),
    texts: [
      ['Jenis emas', 'Antam'],
      ['Berat (gram)', '90,5'],
      ['Tanggal transaksi', '01/01/2024'],
    ],
    ticks: ['Beli'],
  },
  {
    file: 'shop-core/src/hooks/checkout/useCouponForm.ts',
    drawnBy: 'shop-app/src/screens/cart/CouponDialog.tsx',
    path: '/cart',
    open: (user) => press(user, 'Pakai kupon'),
    texts: [['Kode kupon', 'HEMAT50']],
  },
  {
    file: 'shop-core/src/hooks/checkout/useRedeemForm.ts',
    drawnBy: 'shop-app/src/screens/cart/RedeemDialog.tsx',
    path: '/cart',
    open: (user) => press(user, /^Tukar poin/),
    texts: [['Jumlah poin', '4000']],
  },
  {
    file: 'shop-core/src/hooks/checkout/useTypedAddress.ts',
    drawnBy: 'shop-app/src/screens/checkout/ShippingStep.tsx',
    path: '/checkout',
    texts: [[/^Catatan pesanan/, 'Bungkus rapi']],
  },
  {
    file: 'shop-core/src/hooks/checkout/useTypedAddress.ts',
    drawnBy: 'shop-app/src/screens/checkout/DropshipFields.tsx',
    path: '/checkout',
    async open(user) {
      await user.click(await screen.findByRole('radio', { name: /^JNT/ }));
      await user.click(await screen.findByRole('checkbox', { name: 'Kirim ke alamat lain (dropship)' }));
    },
    texts: [
      ['Nama depan', 'Siti'],
      ['Alamat lengkap', 'Jl. Melati 1'],
    ],
  },
];

/** Forms that keep nothing, and why. */
export const forgetfulForms: Readonly<Record<string, string>> = {
  'shop-app/src/app/BackToTyped.tsx': 'the place of a form, which is none',
  'shop-app/src/screens/product/ReviewTab.tsx': 'draws the form of ReviewForm.tsx',
  'shop-app/src/parts/LoginForm.tsx': 'a password, and it is the login itself',
  'shop-app/src/screens/account/PasswordTab.tsx': 'passwords',
  'shop-app/src/screens/account/usePasswordForm.ts': 'passwords',
  'shop-app/src/screens/account/DeleteAccount.tsx': 'a consent is given anew',
  'shop-core/src/hooks/account/useDeleteAccount.ts': 'a consent is given anew',
  'shop-app/src/layout/SearchForm.tsx': 'what was looked for stands in the address',
  'shop-app/src/screens/products/CatalogueFilters.tsx': 'what was chosen stands in the address',
};
