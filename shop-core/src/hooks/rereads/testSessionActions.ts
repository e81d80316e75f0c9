import * as calls from '../../contract/index.ts';
import type { ActionRow } from './testActionRow.ts';
import { afterLogin, asVisitor } from './testAsked.ts';

const passwords = { currentPassword: 'rahasia-ani', newPassword: 'ombak-tenang-27' };
export const sessionActions: readonly ActionRow[] = [
  {
    name: 'useChangePassword.run',
    press: ({ useChangePassword }) => useChangePassword.run(passwords),
    sends: [calls.resetPassword],
    answered: [],
    refused: [],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useForgotPassword.run',
    press: ({ useForgotPassword }) => useForgotPassword.run({ email: 'ani@shop.example' }),
    sends: [calls.forgotPassword],
    answered: [],
    refused: [],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useRegister.run',
    isVisitor: true,
    press: ({ useRegister }) =>
      useRegister.run({
        ...{ email: 'tirta@shop.example', username: 'tirta', customerType: 'INDIVIDU' },
        ...{ isNewCompany: false, hasValidCompany: false },
      }),
    sends: [calls.register],
    answered: [],
    refused: [],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useLogin.run',
    isVisitor: true,
    press: ({ useLogin }) => useLogin.run({ username: 'ani', password: 'rahasia-ani' }),
    sends: [calls.authenticate],
    answered: afterLogin,
    refused: [],
    refusal: { code: 'LOGIN_FAILED' },
  },
  {
    name: 'useLogout.run',
    press: ({ useLogout }) => useLogout.run(undefined),
    sends: [calls.logout],
    // Gone at once, whatever the server says.
    meanwhile: asVisitor,
    answered: [],
  },
  {
    name: 'useDeleteAccount.onSubmit',
    first: [({ useDeleteAccount }) => useDeleteAccount.set('isUnderstood', true)],
    press: ({ useDeleteAccount }) => useDeleteAccount.onSubmit(),
    sends: [calls.deleteAccount],
    answered: asVisitor,
    refused: [],
    refusal: { code: 'UNEXPECTED' },
    // The token opens nothing any more.
    lost: [...afterLogin, calls.previewCoupon, ...asVisitor],
  },
];
