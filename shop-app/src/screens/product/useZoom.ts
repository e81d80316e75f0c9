import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const most = 4;
/** How far a finger moves before it means the next picture. */
const swipeDistance = 60;

interface ZoomOptions {
  /** One finger drew a picture that is seen whole to the left (1) or to the right (-1). */
  readonly onSwipe: (direction: 1 | -1) => void;
}

/**
 * How large a picture stands in its frame, from whole (1) to four times: set by buttons and keys, by two fingers on a screen
 * or a touch pad. What was in the middle of the frame stays there; moving about is the scrolling of the frame.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { onSwipe }: ZoomOptions) {
  const [zoom, setZoom] = useState(1);
  const set = (next: number) => setZoom(Math.min(Math.max(next, 1), most));
  const latest = useRef({ zoom, set, onSwipe });
  useLayoutEffect(() => {
    latest.current = { zoom, set, onSwipe };
  });
  useLayoutEffect(() => {
    if (frame.current) keepMiddle(frame.current, zoom);
  }, [frame, zoom]);
  useEffect(() => {
    const { current } = frame;
    return current ? watchFingers(current, latest) : undefined;
  }, [frame]);
  return { zoom, set, isWhole: zoom === 1, isLargest: zoom === most };
}

function keepMiddle(frame: HTMLElement, zoom: number): void {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const across = (scrollLeft + clientWidth / 2) / scrollWidth;
  const down = (scrollTop + clientHeight / 2) / scrollHeight;
  frame.style.setProperty('--zoom', String(zoom));
  frame.scrollTo?.({
    left: across * frame.scrollWidth - clientWidth / 2,
    top: down * frame.scrollHeight - clientHeight / 2,
    behavior: 'instant',
  });
}

interface Zoomed {
  readonly zoom: number;
  readonly set: (zoom: number) => void;
  readonly onSwipe: ZoomOptions['onSwipe'];
}

/** By hand, because React listens to touches and wheels in a way that cannot keep the browser from zooming the page. */
function watchFingers(frame: HTMLElement, latest: RefObject<Zoomed>): () => void {
  let pinch: { readonly apart: number; readonly zoom: number } | undefined;
  let startX: number | undefined;
  const handlers = {
    touchstart: ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { apart: fingersApart(touches), zoom: latest.current.zoom } : undefined;
      startX = touches.length === 1 && latest.current.zoom === 1 ? touches[0]?.clientX : undefined;
    },
    touchmove: (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      latest.current.set((pinch.zoom * fingersApart(event.touches)) / pinch.apart);
    },
    touchend: ({ changedTouches }: TouchEvent) => {
      const moved = startX === undefined ? 0 : (changedTouches[0]?.clientX ?? startX) - startX;
      if (Math.abs(moved) > swipeDistance) latest.current.onSwipe(moved < 0 ? 1 : -1);
      pinch = undefined;
      startX = undefined;
    },
    // Two fingers on a touch pad come as a wheel with the Control key.
    wheel: (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.set(latest.current.zoom * Math.exp(-event.deltaY / 100));
    },
  };
  const end = new AbortController();
  for (const [type, handler] of Object.entries(handlers))
    frame.addEventListener(type, handler as EventListener, { passive: false, signal: end.signal });
  return () => end.abort();
}

function fingersApart([one, other]: TouchList): number {
  if (!one || !other) return 1;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
}
