/** Banks to transfer to. The account numbers are no accounts: money must not reach a stranger by this demonstration. */
export const seedBanks = [
  { id: 1, name: 'BCA', logo: 'bank-bca', accountName: 'PT Samudra Emas (contoh)', accountNumber: '0000000101' },
  {
    id: 2,
    name: 'Bank Mandiri',
    logo: 'bank-mandiri',
    accountName: 'PT Samudra Emas (contoh)',
    accountNumber: '0000000000202',
  },
  { id: 3, name: 'BNI', logo: 'bank-bni', accountName: 'PT Samudra Emas (contoh)', accountNumber: '0000000303' },
  { id: 4, name: 'BRI', logo: 'bank-bri', accountName: 'PT Samudra Emas (contoh)', accountNumber: '000000000000404' },
] as const;
