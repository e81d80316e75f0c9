import { areaSearch } from 'shop-core/rules/account';

const bandung = { province: { id: 32, name: 'Jawa Barat' }, city: { id: 3273, type: 'Kota', name: 'Bandung' } };
const coblong = { id: 327302, name: 'Coblong', postalCode: '40132' };
const areas = [
  { ...bandung, district: coblong, subdistrict: { id: 1, name: 'Cipaganti' }, postalCode: '40132' },
  { ...bandung, district: coblong, subdistrict: { id: 2, name: 'Dago' }, postalCode: '40132' },
];
const search = areaSearch(areas);
const namesFor = (typed: string) => search(typed).map(({ subdistrict }) => subdistrict.name);

console.log(namesFor('dago kota bandung')); // → [ 'Dago' ]
console.log(namesFor('40132')); // → [ 'Cipaganti', 'Dago' ]
console.log(namesFor('d')); // → []
