import type { Dashboard } from 'shop-core/contract';
import { formatSlashDate } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** S2.73 */
export function NewsList({ blogs }: { blogs: Dashboard['blogs'] }) {
  if (blogs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="berita">
      <div className="section__head">
        <h2 id="berita">Berita</h2>
      </div>
      <ul className="news-cards">
        {blogs.map(({ id, title, slug, image, excerpt, createdDate }) => (
          <li key={id}>
            <article className="card news-card">
              <div className="news-card__art">
                {image && <img src={image} alt="" width={480} height={270} loading="lazy" />}
              </div>
              <div className="news-card__body">
                <p className="news-card__date">{formatSlashDate(createdDate)}</p>
                <h3 className="news-card__title">
                  <ShopLink className="news-card__link" to={paths.blog(slug)}>
                    {title}
                  </ShopLink>
                </h3>
                <p className="news-card__excerpt">{excerpt}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
