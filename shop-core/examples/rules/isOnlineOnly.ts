import { isOnlineOnly } from 'shop-core/rules';

const [training, bar] = [{ isOnline: true }, { isOnline: false }];
console.log(isOnlineOnly([training, training])); // → true
console.log(isOnlineOnly([training, bar])); // → false
console.log(isOnlineOnly([])); // → false
