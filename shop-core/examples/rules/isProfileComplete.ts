import { isProfileComplete } from 'shop-core/rules';

const profile = { fullName: 'Siti Aminah', email: 'siti@contoh.id', phoneNumber: null };
console.log(isProfileComplete(profile)); // → false
console.log(isProfileComplete({ ...profile, phoneNumber: '0812-3456-7890' })); // → true
