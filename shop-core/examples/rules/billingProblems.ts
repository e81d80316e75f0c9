import { billingProblems } from 'shop-core/rules';

const problems = billingProblems({
  address: ' ',
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  district: { id: 344, name: 'Coblong', postalCode: '40132' },
  subdistrict: null,
  postalCode: '4013',
});
for (const { field, code } of problems) console.log(field, code);
// → address REQUIRED
// → subdistrict REQUIRED
// → postalCode POSTAL_CODE_INVALID
