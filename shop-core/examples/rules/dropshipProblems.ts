import { dropshipProblems, emptyDropship } from 'shop-core/rules';

const form = { ...emptyDropship, firstName: 'Budi', phoneNumber: '0812', address: 'Jl. Melati 5' };
for (const { field, code } of dropshipProblems(form, 'sap')) console.log(field, code);
// → phoneNumber PHONE_INVALID
// → province REQUIRED
// → city REQUIRED
// → subdistrict REQUIRED
// → postalCode REQUIRED
