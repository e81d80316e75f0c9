import type { Dashboard } from 'shop-core/contract';
import { Picture } from '../../parts/Picture.tsx';

/** Pictures to look at (S2.74). */
export function GalleryWall({ pictures }: { pictures: Dashboard['gallery'] }) {
  if (pictures.length === 0) return null;
  return (
    <section className="section" aria-labelledby="galeri">
      <div className="section__head">
        <h2 id="galeri">Galeri</h2>
      </div>
      <ul className="gallery-wall">
        {pictures.map(({ image }) => (
          <li key={image}>
            <Picture src={image} alt="" width={320} height={320} sizes="(max-width: 767px) 50vw, 320px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
