import { braceletPicture } from '../art/braceletPicture.ts';
import { earringPicture } from '../art/earringPicture.ts';
import { fineGold, roseGold, whiteGold } from '../art/metals.ts';
import { necklacePicture } from '../art/necklacePicture.ts';
import { ringPicture } from '../art/ringPicture.ts';
import type { Pictures } from './picture.ts';

/** Pictures of rings, bracelets, necklaces and earrings. */
export const jewelleryPictures: Pictures = {
  'cincin-polos': () => ringPicture({ title: 'Cincin polos', style: 'plain', breadth: 0.3, metal: fineGold }),
  'cincin-aruna': () => ringPicture({ title: 'Cincin satu batu', style: 'solitaire', breadth: 0.18, metal: whiteGold }),
  'cincin-kirana': () => ringPicture({ title: 'Cincin tiga batu', style: 'trio', breadth: 0.24, metal: fineGold }),
  'cincin-ombak-rosa': () =>
    ringPicture({ title: 'Cincin ukir ombak, emas rosa', style: 'waves', breadth: 0.42, metal: roseGold }),
  'cincin-ombak': () =>
    ringPicture({ title: 'Cincin ukir ombak, emas kuning', style: 'waves', breadth: 0.42, metal: fineGold }),
  'cincin-sejoli': () =>
    ringPicture({ title: 'Sepasang cincin kawin', style: 'plain', breadth: 0.28, metal: fineGold, partner: whiteGold }),
  'gelang-rantai': () => braceletPicture({ title: 'Gelang rantai', style: 'chain', metal: fineGold }),
  'gelang-bangle': () => braceletPicture({ title: 'Gelang bangle bergelombang', style: 'bangle', metal: fineGold }),
  'gelang-serut': () => braceletPicture({ title: 'Gelang serut merah', style: 'charm', metal: fineGold }),
  'kalung-padi': () => necklacePicture({ title: 'Kalung rantai padi', pendant: 'none', metal: fineGold }),
  'kalung-ombak': () => necklacePicture({ title: 'Kalung liontin ombak', pendant: 'wave', metal: roseGold }),
  'kalung-batangan': () => necklacePicture({ title: 'Kalung liontin batangan', pendant: 'bar', metal: fineGold }),
  'kalung-embun': () => necklacePicture({ title: 'Kalung tetes embun', pendant: 'drop', metal: fineGold }),
  'anting-bulan': () => earringPicture({ title: 'Anting lingkar', style: 'hoop', metal: fineGold }),
  'anting-kirana': () => earringPicture({ title: 'Anting tusuk berbatu', style: 'stud', metal: whiteGold }),
};
