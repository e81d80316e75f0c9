export interface SkeletonProps {
  shape: 'text' | 'title' | 'line' | 'block' | 'button' | 'field' | 'art' | 'circle';
  /** For text: how many lines. */
  lines?: number | undefined;
}

/** A grey place for what is coming, as large as it will be. Put it inside Loading. */
export function Skeleton({ shape, lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move
    <span key={at} className={`skeleton skeleton-${shape}`} />
  ));
}
