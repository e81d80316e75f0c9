import { use } from 'react';
import type { BlogPage } from 'shop-core/contract';
import { pageHtml } from 'shop-core/rules/content';
import { OriginContext } from '../../app/OriginContext.ts';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { StructuredData } from '../../parts/StructuredData.tsx';

/** What others show of a page, and of an article also its day. */
export function PageScreenHead({ page, isArticle }: { page: BlogPage; isArticle: boolean }) {
  const origin = use(OriginContext);
  const path = isArticle ? paths.blog(page.slug) : paths.page(page.slug);
  const about = page.excerpt || pageHtml(page);
  const article = {
    '@type': 'Article',
    headline: page.title,
    datePublished: page.createdDate,
    mainEntityOfPage: origin + path,
    ...(page.image && { image: [new URL(page.image, origin).href] }),
    publisher: { '@type': 'Organization', name: shopName, url: origin },
  };
  return (
    <>
      <PageHead
        title={page.title}
        about={about}
        path={path}
        image={page.image}
        kind={isArticle ? 'article' : 'website'}
      />
      {isArticle && <StructuredData facts={article} />}
    </>
  );
}
