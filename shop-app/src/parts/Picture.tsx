import { pictureUrl, pictureWidths } from '../app/backEnd.ts';

/** lazy: when it comes near; eager: at once; first: before all else, for the one that is seen first. */
export type PictureUrgency = 'lazy' | 'eager' | 'first';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** The shape of its place, kept free until it comes; and how wide it is shown, unless `sizes` says more. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown where that depends on the window. */
  readonly sizes?: string;
  readonly urgency?: PictureUrgency;
  readonly className?: string;
}

/** A picture of the shop, in the width that the screen needs where the server offers several. */
export function Picture({ src, sizes, urgency = 'lazy', ...shown }: PictureProps) {
  const srcSet = pictureWidths(src, shown.width);
  return (
    // biome-ignore lint/a11y/useAltText: every caller gives one
    <img
      {...shown}
      {...(srcSet && { srcSet, sizes: sizes ?? `${shown.width}px` })}
      src={pictureUrl(src)}
      loading={urgency === 'lazy' ? 'lazy' : 'eager'}
      decoding="async"
      {...(urgency === 'first' && { fetchPriority: 'high' })}
    />
  );
}
