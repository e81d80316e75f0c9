import { emptyAddress, rupiah, whyNotQuote } from 'shop-core/rules';

const destination = {
  ...emptyAddress,
  province: { id: 9, name: 'Jawa Barat' },
  city: { id: 23, type: 'Kota', name: 'Bandung' },
  subdistrict: { id: 4012, name: 'Dago' },
};
const bySap = { courier: 'sap', itemValue: rupiah(500_001), destination };
console.log(whyNotQuote(bySap)); // → undefined
console.log(whyNotQuote({ ...bySap, itemValue: rupiah(500_000) })); // → { code: 'SHIPPING_MINIMUM', above: 500000 }
console.log(whyNotQuote({ ...bySap, destination: null })); // → { code: 'DESTINATION_INCOMPLETE' }
console.log(whyNotQuote({ ...bySap, courier: null })); // → { code: 'SHIPPING_METHOD_REQUIRED' }
