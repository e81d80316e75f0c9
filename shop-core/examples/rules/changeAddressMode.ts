import { changeAddressMode, emptyAddress } from 'shop-core/rules';

const toCoblong = {
  ...emptyAddress,
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  district: { id: 344, name: 'Coblong', postalCode: '40132' },
  postalCode: '40132',
};
// The shopper turns from jnt to sap, which lists sub-districts by city.
const forSap = changeAddressMode(toCoblong, 'regular', 'online');
console.log(forSap.city?.name, forSap.district, forSap.postalCode); // → Bandung null null
