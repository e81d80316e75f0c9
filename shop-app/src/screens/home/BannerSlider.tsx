import type { Dashboard } from 'shop-core/contract';
import { bannerInterval } from 'shop-core/rules';
import { shopName } from '../../app/shopName.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

// Beside the profile card on a desk.
const sizes = '(max-width: 999px) calc(100vw - 32px), 940px';

type Banner = Dashboard['banners'][number];

/** Only banners whose title is the text 'true' are shown (S2.65), five seconds each (S9.8). */
export function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const shown = banners.filter(({ title }) => title === 'true');
  if (shown.length === 0) return null;
  const slides = shown.map((banner, at) => ({
    key: banner.image,
    content: <BannerSlide banner={banner} isFirst={at === 0} />,
  }));
  return <Carousel label={`Info ${shopName}`} layout="hero" autoPlayMs={bannerInterval} slides={slides} />;
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { image, url, content } = banner;
  const picture = (
    <span className="hero__art">
      <Picture src={image} alt="" width={1600} height={780} sizes={sizes} urgency={isFirst ? 'first' : 'lazy'} />
    </span>
  );
  if (!url) return <div className="hero">{picture}</div>;
  return (
    // S2.66
    <ShopLink
      className="hero"
      to={url}
      target={content === 'true' ? '_blank' : undefined}
      aria-label="Lihat selengkapnya"
    >
      {picture}
    </ShopLink>
  );
}
