import { calendarDate, priceShown, rupiah } from 'shop-core/rules';

const necklace = {
  regularPrice: rupiah(2_450_000),
  price: rupiah(2_400_000), // the customer's own
  salePrice: rupiah(2_250_000),
  saleStart: calendarDate('2026-08-01'),
  saleEnd: calendarDate('2026-08-17'),
};
const onTheLastDay = priceShown(necklace, calendarDate('2026-08-17'));
console.log(onTheLastDay); // → { price: 2250000, because: 'SALE', struckThrough: 2450000 }
console.log(priceShown(necklace, calendarDate('2026-08-18'))); // → { price: 2400000, because: 'PERSONAL' }
