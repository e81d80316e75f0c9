import { reviewProblems } from 'shop-core/rules/account';

const review = { title: 'Cantik', comment: 'Kilaunya bagus, kemasannya rapi.', rate: 5 };
console.log(reviewProblems(review)); // → []
console.log(reviewProblems({ ...review, rate: null })); // → [ { code: 'REQUIRED', field: 'rate' } ]
console.log(reviewProblems({ ...review, rate: 6 })); // → [ { code: 'CHOICE_INVALID', field: 'rate' } ]
