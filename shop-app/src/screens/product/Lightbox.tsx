import { type KeyboardEvent, useRef } from 'react';
import { pictureUrl } from '../../app/backEnd.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useZoom } from './useZoom.ts';

export interface LightboxProps {
  readonly images: readonly string[];
  readonly index: number;
  readonly onChange: (index: number) => void;
  readonly alt: string;
}

const step = 1.5;

/** The pictures large, one at a time (S2.91): by buttons, by arrows, + and - on a keyboard, by swipe and pinch. */
export function Lightbox({ images, index, onChange, alt }: LightboxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = images[index];
  const turn = (by: 1 | -1) => {
    if (!images[index + by]) return;
    zoom.set(1);
    onChange(index + by);
  };
  const zoom = useZoom(frame, { onSwipe: turn });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event.key, { turn, zoom });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside, wherever the focus is among them
    <div className="lightbox" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="lightbox__frame" ref={frame} tabIndex={0} aria-label="Gambar besar">
        <img className="lightbox__picture" src={image && pictureUrl(image)} alt={alt} draggable={false} />
      </section>
      <div className="lightbox__bar">
        {images.length > 1 && (
          <IconButton icon="chevron-left" label="Gambar sebelumnya" isDisabled={index === 0} onPress={() => turn(-1)} />
        )}
        <IconButton
          icon="minus"
          label="Perkecil"
          isDisabled={zoom.isWhole}
          onPress={() => zoom.set(zoom.zoom / step)}
        />
        <p className="lightbox__place" role="status">
          Gambar {index + 1} dari {images.length}
        </p>
        <IconButton
          icon="plus"
          label="Perbesar"
          isDisabled={zoom.isLargest}
          onPress={() => zoom.set(zoom.zoom * step)}
        />
        {images.length > 1 && (
          <IconButton
            icon="chevron-right"
            label="Gambar berikutnya"
            isDisabled={index === images.length - 1}
            onPress={() => turn(1)}
          />
        )}
      </div>
    </div>
  );
}

interface Actions {
  readonly turn: (by: 1 | -1) => void;
  readonly zoom: ReturnType<typeof useZoom>;
}

/** Arrows turn to another picture while this one is seen whole; a larger one is scrolled by them. */
function actionOf(key: string, { turn, zoom }: Actions): (() => void) | undefined {
  if (key === '+' || key === '=') return () => zoom.set(zoom.zoom * step);
  if (key === '-') return () => zoom.set(zoom.zoom / step);
  if (key === '0') return () => zoom.set(1);
  if (key === 'ArrowRight' && zoom.isWhole) return () => turn(1);
  if (key === 'ArrowLeft' && zoom.isWhole) return () => turn(-1);
  return undefined;
}
