import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Calls `next` every `delay` ms while nobody reads, points at it or asked for less motion. */
export function useAutoPlay(delay: number | undefined, next: () => void) {
  const [isPlaying, setPlaying] = useState(delay !== undefined);
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (delay === undefined || !isPlaying || isHeld) return;
    const timer = setInterval(() => document.hidden || latest.current(), delay);
    return () => clearInterval(timer);
  }, [delay, isPlaying, isHeld]);
  const areaProps = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isPlaying, toggle: () => setPlaying(!isPlaying), areaProps };
}
