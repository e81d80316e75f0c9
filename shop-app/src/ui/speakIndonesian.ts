import { formatCount } from 'shop-core/rules';

interface Option {
  readonly optionText: string;
  readonly isSelected?: boolean;
}

const chosen = ({ optionText }: Option) => `${optionText}, dipilih`;

const words = {
  '@react-aria/combobox': {
    focusAnnouncement: (option: Option) => (option.isSelected ? chosen(option) : option.optionText),
    countAnnouncement: ({ optionCount }: { readonly optionCount: number }) =>
      `${formatCount(optionCount)} pilihan tersedia.`,
    selectedAnnouncement: chosen,
    buttonLabel: 'Buka daftar',
    listboxLabel: 'Pilihan',
  },
  '@react-aria/menu': { longPressMessage: 'Tekan lama untuk membuka daftar' },
  '@react-aria/overlays': { dismiss: 'Kembali ke halaman' },
};

/**
 * What React Aria says by itself to those who listen: it knows 34 languages, and Indonesian is not one of them. Once its
 * words are given they must be there for every part of it that speaks.
 */
export function speakIndonesian() {
  // On the server nobody listens.
  if (typeof window === 'undefined') return;
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'id',
    [Symbol.for('react-aria.i18n.strings')]: words,
  });
}
