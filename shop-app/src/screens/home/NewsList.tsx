import type { Dashboard } from 'shop-core/contract';
import { paths } from '../../app/paths.ts';
import { ArticleCard } from '../../parts/ArticleCard.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** S2.73 */
export function NewsList({ blogs }: { blogs: Dashboard['blogs'] }) {
  if (blogs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="berita">
      <div className="section__head">
        <h2 id="berita">Artikel</h2>
        <ShopLink className="section__more text-link" to={paths.blogs()}>
          Semua artikel
        </ShopLink>
      </div>
      <ul className="news-cards">
        {blogs.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
