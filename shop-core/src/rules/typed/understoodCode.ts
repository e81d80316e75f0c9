import type { ValueProblem } from '../fieldProblem.ts';
import { cleanTyped } from '../text/cleanTyped.ts';
import { isEmail } from '../text/isEmail.ts';
import { isPhoneNumber } from '../text/isPhoneNumber.ts';
import { stripSpaces } from '../text/stripSpaces.ts';
import { imoProblem } from './imoProblem.ts';
import type { Understood } from './understood.ts';

/** A kind of text with a form of its own. */
export type CodeKind = 'email' | 'phone' | 'npwp' | 'imo' | 'mmsi';

/**
 * What a typed e-mail address, telephone number or number of a register is, as it is stored: '012345678901000' is the NPWP
 * '01.234.567.8-901.000', 'IMO 9074729' is '9074729'. Gives EMAIL_INVALID, PHONE_INVALID, DIGITS_WRONG and IMO_INVALID.
 */
export function understoodCode(text: string, kind: CodeKind): Understood<string> {
  const typed = cleanTyped(text);
  if (typed === '') return { value: null, meaning: '' };
  const { stored, problem } = kinds[kind];
  const value = stored(typed);
  const refused = problem(value);
  return refused ? { problem: refused } : { value, meaning: value };
}

interface Code {
  readonly stored: (typed: string) => string;
  readonly problem: (value: string) => ValueProblem | undefined;
}

const digitsOnly = (text: string, ...digits: number[]): ValueProblem | undefined =>
  /^\d+$/.test(text) && digits.includes(text.length) ? undefined : { code: 'DIGITS_WRONG', digits };

const kinds: Readonly<Record<CodeKind, Code>> = {
  email: {
    stored: stripSpaces,
    problem: (email) => (isEmail(email) ? undefined : { code: 'EMAIL_INVALID' }),
  },
  phone: {
    stored: (phone) => phone,
    problem: (phone) => (isPhoneNumber(phone) ? undefined : { code: 'PHONE_INVALID' }),
  },
  // 15 digits, or the 16 of a person since 2024.
  npwp: {
    stored: (typed) => writtenNpwp(typed.replace(/^NPWP:? ?/i, '')),
    problem: (npwp) => digitsOnly(npwpDigits(npwp), 15, 16),
  },
  imo: {
    stored: (typed) => typed.replace(/^IMO:? ?/i, ''),
    problem: (imo) => digitsOnly(imo, 7) ?? imoProblem(imo),
  },
  mmsi: {
    stored: (typed) => typed.replace(/^MMSI:? ?/i, ''),
    problem: (mmsi) => digitsOnly(mmsi, 9),
  },
};

/** Its usual separators do not count. */
const npwpDigits = (npwp: string) => npwp.replace(/[. -]/g, '');

function writtenNpwp(typed: string): string {
  const digits = npwpDigits(typed);
  if (!/^\d{15}$/.test(digits)) return /^\d{16}$/.test(digits) ? digits : typed;
  return digits.replace(/(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})/, '$1.$2.$3.$4-$5.$6');
}
