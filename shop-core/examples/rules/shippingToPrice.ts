import { emptyCheckout, rupiah, shippingToPrice } from 'shop-core/rules';

const { parcel } = emptyCheckout;
const checked = { status: 'fresh', cost: rupiah(30_000), description: 'Reguler' } as const;
console.log(shippingToPrice({ parcel, quote: checked })); // → { cost: 30000 }
console.log(shippingToPrice({ parcel, quote: { status: 'stale' } })); // → null
console.log(shippingToPrice({ parcel: { ...parcel, isOnlineOnly: true }, quote: { status: 'none' } })); // → online
