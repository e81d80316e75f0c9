import type { ShownDashboard } from 'shop-core';
import { GalleryWall } from './GalleryWall.tsx';
import { MenuCards } from './MenuCards.tsx';
import { NewsList } from './NewsList.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { QuizCards } from './QuizCards.tsx';
import { VideoCard } from './VideoCard.tsx';

/** What the shop's staff put on the home page, below its top. */
export function HomeSections({ dashboard }: { dashboard: ShownDashboard }) {
  return (
    <>
      <MenuCards cards={dashboard.menuCards} />
      <ProductCarousel products={dashboard.products} />
      <QuizCards entries={dashboard.additionalMenu} />
      {dashboard.video && <VideoCard video={dashboard.video} />}
      <NewsList blogs={dashboard.blogs} />
      <GalleryWall pictures={dashboard.gallery} />
    </>
  );
}
