import { hasCorporateOffer } from 'shop-core/rules';

// Whether a card carries the badge 'Harga Corporate'.
console.log(hasCorporateOffer('ALL', 'CORPORATE')); // → true
console.log(hasCorporateOffer('ALL', 'INDIVIDU')); // → false
console.log(hasCorporateOffer('INDIVIDU', 'CORPORATE')); // → false
