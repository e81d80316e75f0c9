import { isBillingComplete } from 'shop-core/rules';

const billing = {
  address: 'Jl. Ir. H. Juanda 5',
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  district: { id: 344, name: 'Coblong', postalCode: '40132' },
  subdistrict: { id: 4012, name: 'Dago' },
  postalCode: '40132',
};
console.log(isBillingComplete(billing)); // → true
console.log(isBillingComplete({ ...billing, subdistrict: null })); // → false
console.log(isBillingComplete(null)); // → false
