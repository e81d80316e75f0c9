import { type FoundArea, selectFound } from 'shop-core/rules';

const dago: FoundArea = {
  province: { id: 32, name: 'Jawa Barat' },
  city: { id: 3273, type: 'Kota', name: 'Bandung' },
  district: { id: 327302, name: 'Coblong', postalCode: '40132' },
  subdistrict: { id: 2, name: 'Dago' },
  postalCode: '40132',
};
const address = selectFound(dago);
console.log(address.city?.name, address.subdistrict?.name, address.postalCode); // → Bandung Dago 40132

// rpx and sap have one list of sub-districts for a city, and no districts.
console.log(selectFound(dago, 'online').district); // → null
