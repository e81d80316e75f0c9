import { avatarProblems } from 'shop-core/rules/account';

// As a file input gives it.
const photo = { type: 'image/jpeg', size: 640_000 };
console.log(avatarProblems(photo)); // → []
console.log(avatarProblems({ ...photo, type: 'image/gif' })); // → [ { field: 'images', code: 'PICTURE_INVALID' } ]
console.log(avatarProblems({ ...photo, size: 2_500_000 })); // → [ { field: 'images', code: 'PICTURE_INVALID' } ]
