import type { IconName } from '../../ui/iconPaths.ts';

interface ServiceLook {
  readonly icon: IconName;
  /** What it is good for, in a sentence. */
  readonly text?: string;
}

const looks: Readonly<Record<string, ServiceLook>> = {
  '/products': { icon: 'tag' },
  '/zakat': { icon: 'gift' },
  '/quiz': { icon: 'shield', text: 'Delapan pertanyaan singkat, lalu saran cara menabung emas yang cocok untuk Anda.' },
  '/simulasi-perencanaan-keuangan': {
    icon: 'coin',
    text: 'Tentukan tujuan dan waktunya, lihat berapa gram yang perlu disisihkan.',
  },
  '/blogs': { icon: 'info' },
  '/about': { icon: 'pin' },
};

/** The sign beside a link that staff chose, by where it leads. */
export function serviceLook(link: string): ServiceLook {
  const [path = link] = link.split('?', 1);
  return looks[path] ?? { icon: 'star' };
}
