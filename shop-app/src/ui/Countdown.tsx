import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CountdownProps {
  /** Whole seconds left by the server's clock; the caller counts. */
  secondsLeft: number;
  label: string;
}

const SAID_AT = [1800, 900, 600, 300, 120, 60];

/** Minutes and seconds. Seen every second, spoken only at the marks worth knowing. */
export function Countdown({ secondsLeft, label }: CountdownProps) {
  const left = Math.max(0, Math.floor(secondsLeft));
  const two = (figure: number) => String(figure).padStart(2, '0');
  return (
    <p className={left <= 300 ? 'countdown is-short' : 'countdown'}>
      <span className="countdown__label">{label}</span>
      <time className="countdown__time" role="timer" dateTime={`PT${left}S`}>
        {`${two(Math.floor(left / 60))}:${two(left % 60)}`}
      </time>
      <span role="status">
        {SAID_AT.includes(left) && <VisuallyHidden>{`${label} ${left / 60} menit`}</VisuallyHidden>}
      </span>
    </p>
  );
}
