import type { Gender } from '../constants.ts';

const labels: { readonly [G in Gender]: string } = { P: 'Perempuan', L: 'Laki-Laki' };

/** What a gender value is called (S9.14). */
export function genderLabel(gender: Gender): string {
  return labels[gender];
}
