import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface ShortNameProps {
  readonly name: string;
  /** As it is seen. */
  readonly short: string;
}

/** A name that is cut to its place, and read aloud whole. */
export function ShortName({ name, short }: ShortNameProps) {
  if (short === name) return name;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
