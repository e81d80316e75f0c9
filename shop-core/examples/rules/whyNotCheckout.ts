import { whyNotCheckout } from 'shop-core/rules';

const lines = [{ isOutdated: true, quantity: 2, product: { stock: 5 } }];
const billing = {
  address: 'Jl. Ir. H. Juanda 5',
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  district: { id: 344, name: 'Coblong', postalCode: '40132' },
  subdistrict: { id: 4012, name: 'Dago' },
  postalCode: '40132',
};
const profile = { fullName: 'Siti Aminah', email: 'siti@contoh.id', phoneNumber: '0812-3456-7890' };
console.log(whyNotCheckout(lines, null, profile)); // → { code: 'BILLING_INCOMPLETE' }
console.log(whyNotCheckout(lines, billing, profile)); // → { code: 'CART_OBSOLETE' }
