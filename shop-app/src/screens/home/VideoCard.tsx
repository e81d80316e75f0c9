import type { Dashboard } from 'shop-core/contract';
import { Picture } from '../../parts/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** The video (S2.74): a picture that leads to it, so that nobody loads another site's player unasked. */
export function VideoCard({ video }: { video: NonNullable<Dashboard['video']> }) {
  const { link, image, title, content } = video;
  return (
    <ShopLink className="card card-flush video-card" to={link}>
      <span className="video-card__art">
        {image && <Picture src={image} alt="" width={960} height={540} sizes="(max-width: 767px) 100vw, 960px" />}
        <span className="video-card__play">
          <Icon name="play" size="large" />
        </span>
      </span>
      <span className="video-card__text">
        <span className="feature-card__title">{title ?? 'Video Samudra Emas'}</span>
        {content && <span className="feature-card__text">{content}</span>}
      </span>
    </ShopLink>
  );
}
