import { grantedPermissions } from 'shop-core/rules/back-office';

const ofRole = [
  { name: 'list-projects', access: true },
  { name: 'list-users', access: false },
];
console.log(grantedPermissions(ofRole)); // → [ { name: 'list-projects', access: true } ]
