/** An account that the demonstration comes with. Its password is public: it is printed at start. */
export interface DemoAccount {
  readonly where: 'shop' | 'console';
  readonly who: string;
  /** A username in the shop, an e-mail address in the console. */
  readonly login: string;
  readonly password: string;
}

export const individual: DemoAccount = {
  where: 'shop',
  who: 'INDIVIDU',
  login: 'budi',
  password: 'ombak-tenang-27',
};
/** Of a company whose membership is approved. */
export const corporate: DemoAccount = {
  where: 'shop',
  who: 'CORPORATE',
  login: 'sinarlaut',
  password: 'layar-putih-27',
};
export const reseller: DemoAccount = {
  where: 'shop',
  who: 'reseller',
  login: 'rina',
  password: 'pasir-kuning-27',
};
export const superAdmin: DemoAccount = {
  where: 'console',
  who: 'super admin',
  login: 'admin@samudraemas.test',
  password: 'jangkar-kuat-27',
};
/** May look at most and change nothing. Everybody else of officePeople.ts has this password too. */
export const viewer: DemoAccount = {
  where: 'console',
  who: 'viewer',
  login: 'ida.ayu@samudraemas.test',
  password: 'mercusuar-pagi-27',
};

/** For the start of the server and the README. */
export const demoAccounts: readonly DemoAccount[] = [individual, corporate, reseller, superAdmin, viewer];
