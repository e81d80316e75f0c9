/** An account that the demonstration data comes with. */
export interface DemoAccount {
  readonly where: 'shop' | 'console';
  /** What it shows, in the words of the README. */
  readonly kind: string;
  /** A username in the shop, an e-mail address in the console. */
  readonly login: string;
  readonly password: string;
}

export const individual: DemoAccount = {
  where: 'shop',
  kind: 'INDIVIDU customer, level Gold',
  login: 'budi',
  password: 'ombak-tenang-27',
};
export const corporate: DemoAccount = {
  where: 'shop',
  kind: 'CORPORATE customer of an approved company',
  login: 'sinarlaut',
  password: 'layar-putih-27',
};
export const reseller: DemoAccount = {
  where: 'shop',
  kind: 'reseller',
  login: 'rina',
  password: 'pasir-kuning-27',
};
export const superAdmin: DemoAccount = {
  where: 'console',
  kind: 'super admin',
  login: 'admin@samudraemas.test',
  password: 'jangkar-kuat-27',
};
/** Everybody else of the office has this password: `sari.wulandari@samudraemas.test` and the others of officePeople.ts. */
export const officeAdmin: DemoAccount = {
  where: 'console',
  kind: 'viewer, who may look at most and change nothing',
  login: 'putri.maharani@samudraemas.test',
  password: 'mercusuar-pagi-27',
};

/** For the start of the server and the README. */
export const demoAccounts: readonly DemoAccount[] = [individual, corporate, reseller, superAdmin, officeAdmin];
