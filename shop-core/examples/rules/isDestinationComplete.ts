import { emptyAddress, isDestinationComplete } from 'shop-core/rules';

const withoutDistrict = {
  ...emptyAddress,
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  subdistrict: { id: 4012, name: 'Dago' },
};
console.log(isDestinationComplete(withoutDistrict, 'online')); // → true
console.log(isDestinationComplete(withoutDistrict, 'regular')); // → false
console.log(isDestinationComplete(null)); // → false
