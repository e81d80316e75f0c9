import type { Profile } from '../../contract/entities/profile.ts';

/** A login as an app stores it. */
export interface SampleSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly mustChangePassword: boolean;
  readonly profile: Profile;
}

export function sampleProfile(about: Partial<Profile> = {}): Profile {
  return {
    customerCode: 'C1',
    username: 'ani',
    fullName: 'Ani Wijaya',
    email: 'ani@shop.example',
    phoneNumber: '08123456789',
    gender: 'P',
    typeOfCustomer: 'INDIVIDU',
    company: null,
    isReseller: false,
    ...about,
  };
}

/** Ani, logged in. */
export function sampleSession({ profile, ...about }: Partial<SampleSession> = {}): SampleSession {
  return {
    token: 'token-1',
    expiresAt: new Date('2026-02-01T00:00:00Z'),
    mustChangePassword: false,
    ...about,
    profile: profile ?? sampleProfile(),
  };
}
