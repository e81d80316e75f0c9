import { type Address, emptyAddress, selectLevel } from 'shop-core/rules';

const bandung = { id: 23, type: 'Kota', name: 'Bandung' };
let address: Address = selectLevel(emptyAddress, 'province', { id: 9, name: 'Jawa Barat' });
address = selectLevel(address, 'city', bandung);
address = selectLevel(address, 'district', { id: 344, name: 'Coblong', postalCode: '40132' });
console.log(address.postalCode); // → 40132

// Another province: what hung on the old one goes.
address = selectLevel(address, 'province', { id: 11, name: 'Jawa Timur' });
console.log(address.city, address.district, address.postalCode); // → null null null
