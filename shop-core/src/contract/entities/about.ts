import { list, type Named, orNull, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

const aboutDetail = wire({
  icon: ['icon', orNull(words)],
  title: ['title', words],
  description: ['description', words],
});

/** S3.29. `details` are the reasons under `whyTitle`. */
export interface About extends z.output<typeof aboutWire> {}
const aboutWire = wire({
  id: ['id', id],
  title: ['about-title', words],
  description: ['description', words],
  details: ['details', list(aboutDetail)],
  banner: ['about-banner', orNull(words)],
  descImage: ['desc-image', orNull(words)],
  descTitle: ['desc-title', orNull(words)],
  heroDescription: ['hero-description', orNull(words)],
  whyTitle: ['why-title', orNull(words)],
});
export const about: Named<About> = aboutWire;
