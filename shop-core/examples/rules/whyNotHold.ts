import { whyNotHold } from 'shop-core/rules/back-office';

const at = (minute: number) => new Date(Date.UTC(2026, 7, 17, 3, minute));
const unpaid = [0, 5, 10].map((minute) => ({ since: at(minute), until: at(minute + 30) }));
const ask = { what: 'UNPAID_ORDER', holder: 'customer' } as const;
console.log(whyNotHold(unpaid.slice(1), ask, at(12))); // → undefined
console.log(whyNotHold(unpaid, ask, at(12))?.freeAt?.toISOString()); // → 2026-08-17T03:30:00.000Z
