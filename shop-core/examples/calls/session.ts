import {
  authenticate,
  deleteAccount,
  findCompanies,
  forgotPassword,
  getNewPassword,
  logout,
  register,
  removeAccount,
  resetPassword,
} from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  findCompanies: (client) => client.send(findCompanies, { body: { page: 0, size: 100 } }),
  register: (client) =>
    client.send(register, {
      body: {
        username: 'sari',
        email: 'sari@shop.example',
        customerType: 'INDIVIDU',
        isNewCompany: false,
        hasValidCompany: false,
      },
    }),
  authenticate: (client) => client.send(authenticate, { body: { username: 'ani', password: 'rahasia-ani' } }),
  logout: (client) => client.send(logout, {}),
  resetPassword: (client) =>
    client.send(resetPassword, {
      body: { username: 'ani', currentPassword: 'rahasia-ani', newPassword: 'ombak-tenang-41' },
    }),
  forgotPassword: (client) => client.send(forgotPassword, { body: { email: 'ani@shop.example' } }),
  getNewPassword: (client, { token }) =>
    client.send(getNewPassword, { params: { email: 'ani@shop.example' }, query: { token } }),
  deleteAccount: (client) => client.send(deleteAccount, {}),
  removeAccount: (client) => client.send(removeAccount, {}),
} satisfies CallExamples;
