import { useState } from 'react';
import type { ProductDetail } from 'shop-core/contract';
import { Picture } from '../../parts/Picture.tsx';
import { classNames } from '../../ui/classNames.ts';
import { LargePictures } from './LargePictures.tsx';

// Also of the first small one: it is the file that is there already.
const mainSizes = '(max-width: 767px) calc(100vw - 34px), (max-width: 1199px) 50vw, 620px';

/** The pictures of a product, the favourite first, each to be seen large (S2.91). */
export function Gallery({ product }: { product: ProductDetail }) {
  const images = imagesOf(product);
  const [index, setIndex] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const chosen = images[index] ?? images[0];
  if (!chosen) return <div className="gallery" />;
  return (
    <div className="gallery">
      <button type="button" className="gallery__main" aria-label="Perbesar gambar" onClick={() => setLarge(true)}>
        <Picture src={chosen} alt={product.name} width={720} height={720} sizes={mainSizes} urgency="first" />
      </button>
      {images.length > 1 && (
        <div className="gallery__thumbs">
          {images.map((image, at) => (
            <button
              key={image}
              type="button"
              className={classNames('gallery__thumb', image === chosen && 'is-selected')}
              aria-label={`Gambar ${at + 1}`}
              aria-pressed={image === chosen}
              onClick={() => setIndex(at)}
            >
              <Picture
                src={image}
                alt=""
                {...(at === 0 ? { width: 720, height: 720, sizes: mainSizes } : { width: 80, height: 80 })}
                urgency={at === 0 ? 'eager' : 'lazy'}
              />
            </button>
          ))}
        </div>
      )}
      {isLarge && (
        <LargePictures
          images={images}
          index={index}
          onChange={setIndex}
          alt={product.name}
          onClose={() => setLarge(false)}
        />
      )}
    </div>
  );
}

function imagesOf({ image, gallery }: ProductDetail): string[] {
  const favouritesFirst = [...gallery].sort((one, other) => Number(other.isFavourite) - Number(one.isFavourite));
  const all = [...favouritesFirst.map((each) => each.image), ...(image ? [image] : [])];
  return [...new Set(all)];
}
