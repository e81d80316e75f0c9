import { giftPictures } from './giftPictures.ts';
import { jewelleryPictures } from './jewelleryPictures.ts';
import type { Pictures } from './picture.ts';
import { productPictures } from './productPictures.ts';
import { sitePictures } from './sitePictures.ts';

/** Every picture the seed draws. */
export const allPictures: Pictures = { ...productPictures, ...jewelleryPictures, ...giftPictures, ...sitePictures };
