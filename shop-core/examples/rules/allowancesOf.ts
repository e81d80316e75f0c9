import { allowancesOf } from 'shop-core/rules/back-office';

// Three unpaid orders a customer.
const [orders] = allowancesOf('UNPAID_ORDER', 'customer');
console.log(orders?.most); // → 3
