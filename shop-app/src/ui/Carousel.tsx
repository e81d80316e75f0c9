import { type ReactNode, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { useAutoPlay } from './useAutoPlay.ts';

export interface Slide {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** cards: 4, 2 or 1 at a time by the width of the window (S9.7); hero: one. */
  layout?: 'cards' | 'hero' | undefined;
  /** Moves on by itself unless somebody is reading, and never for those who asked for less motion. */
  autoPlayMs?: number | undefined;
}

/** A list that scrolls sideways and snaps. Without script it still scrolls by finger. */
export function Carousel({ label, slides, layout = 'cards', autoPlayMs }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ isStart: true, isEnd: slides.length <= 1 });
  const measure = () => {
    const list = track.current;
    if (!list) return;
    const isStart = list.scrollLeft < 4;
    const isEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 4;
    if (isStart !== edge.isStart || isEnd !== edge.isEnd) setEdge({ isStart, isEnd });
  };
  const turn = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth });
  const autoPlay = useAutoPlay(slides.length > 1 ? autoPlayMs : undefined, () => {
    if (edge.isEnd) track.current?.scrollTo({ left: 0 });
    else turn(1);
  });
  return (
    // A landmark of its own only where no heading stands above it.
    <section
      className={classNames('carousel', `carousel-${layout}`)}
      aria-label={layout === 'hero' ? label : undefined}
      {...autoPlay.areaProps}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="carousel__track" ref={track} onScroll={measure} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.key} className="carousel__slide">
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="carousel__controls">
          {autoPlayMs !== undefined && (
            <IconButton
              icon={autoPlay.isPlaying ? 'pause' : 'play'}
              label={autoPlay.isPlaying ? 'Jeda' : 'Putar'}
              onPress={autoPlay.toggle}
            />
          )}
          <IconButton icon="chevron-left" label="Sebelumnya" isDisabled={edge.isStart} onPress={() => turn(-1)} />
          <IconButton icon="chevron-right" label="Berikutnya" isDisabled={edge.isEnd} onPress={() => turn(1)} />
        </div>
      )}
    </section>
  );
}
