import {
  confirmEmail,
  getBillingAddress,
  getCustomer,
  getNotifications,
  saveBillingAddress,
  saveCustomer,
  updateImage,
} from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getCustomer: (client, { customerCode }) => client.send(getCustomer, { params: { customerCode } }),
  saveCustomer: (client, { customerCode }) =>
    client.send(saveCustomer, {
      body: {
        customerCode,
        firstName: 'Ani',
        lastName: 'Wijaya',
        birthDate: calendarDate('1990-12-31'),
        gender: 'P',
        email: 'ani.wijaya@shop.example',
        phoneNumber: '08123456789',
        customerType: 'INDIVIDU',
        levelId: 2,
      },
    }),
  getBillingAddress: (client, { customerCode }) => client.send(getBillingAddress, { params: { customerCode } }),
  saveBillingAddress: (client, { customerCode }) =>
    client.send(saveBillingAddress, {
      body: {
        customerCode,
        address: 'Jl. Senopati 8',
        company: null,
        place: 'Lantai 2',
        provinceId: 31,
        cityId: 3174,
        districtId: 317407,
        subdistrictId: 3174071,
        postalCode: '12190',
      },
    }),
  updateImage: (client, { customerCode, picture }) =>
    client.send(updateImage, { body: { customerCode, images: [picture] } }),
  confirmEmail: (client, { token }) => client.send(confirmEmail, { body: { token } }),
  getNotifications: (client, { customerCode }) => client.send(getNotifications, { params: { customerCode } }),
} satisfies CallExamples;
