import * as calls from '../../contract/index.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { sampleAreas, sampleBilling } from '../../testing/index.ts';
import type { ActionRow } from './testActionRow.ts';

const photo = () => new File(['laut'], 'foto', { type: 'image/png' });
const profile = {
  ...{ firstName: 'Ani', lastName: 'Laut', birthDate: calendarDate('1990-12-31'), gender: 'P' as const },
  ...{ email: 'ani@shop.example', phoneNumber: '08123456789' },
} as const;
export const accountActions: readonly ActionRow[] = [
  {
    name: 'useSaveProfile.run',
    press: ({ useSaveProfile }) => useSaveProfile.run(profile),
    sends: [calls.saveCustomer],
    answered: [],
    refused: [],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useConfirmEmail.run',
    first: [({ useSaveProfile }) => useSaveProfile.run({ ...profile, email: 'laut@shop.example' })],
    press: ({ useConfirmEmail }, { shop }) => useConfirmEmail.run(shop.mails.at(-1)?.secret ?? ''),
    sends: [calls.confirmEmail],
    answered: [],
    refused: [],
    refusal: { code: 'LINK_INVALID' },
  },
  {
    name: 'useAvatarUpload.choose',
    press: ({ useAvatarUpload }) => useAvatarUpload.choose(photo()),
    sends: [calls.updateImage],
    answered: [],
    refused: [calls.getCustomer],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useSaveBilling.run',
    press: ({ useSaveBilling }) => useSaveBilling.run({ ...sampleBilling(), address: 'Jl. Laut 1' }),
    sends: [calls.saveBillingAddress],
    answered: [],
    refused: [],
    refusal: { code: 'FORM_INVALID', fields: [] },
  },
  {
    name: 'useAddressCascade.fill',
    press: ({ useAddressCascade }) => useAddressCascade.fill.run({ ...sampleAreas, postalCode: '12190' }),
    sends: [],
    answered: [],
  },
  {
    name: 'useNotifications.markAllRead',
    press: async ({ useNotifications }) => useNotifications.markAllRead(),
    sends: [],
    answered: [],
  },
];
