import type { BlogPage } from 'shop-core/contract';
import { formatSlashDate } from 'shop-core/rules';
import { paths } from '../app/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Picture, type PictureUrgency } from './Picture.tsx';

type Article = Pick<BlogPage, 'title' | 'slug' | 'image' | 'excerpt' | 'createdDate'>;

interface ArticleCardProps {
  readonly article: Article;
  /** What stands before the date. */
  readonly category?: string | null;
  /** The way to the article is a button, not its title. */
  readonly hasButton?: boolean;
  /** The first cards are seen at once: their pictures are not put off. */
  readonly urgency?: PictureUrgency;
  readonly headingLevel?: 'h2' | 'h3';
}

const sizes = '(max-width: 767px) calc(100vw - 34px), 480px';

/** An article in a list: picture, date, title and excerpt (S2.73, S2.78). One link covers the card. */
export function ArticleCard(props: ArticleCardProps) {
  const { article, category, hasButton = false, urgency = 'lazy', headingLevel: Heading = 'h3' } = props;
  const { title, slug, image, excerpt, createdDate } = article;
  return (
    <article className="card news-card">
      <div className="news-card__art">
        {image && <Picture src={image} alt="" width={480} height={270} sizes={sizes} urgency={urgency} />}
      </div>
      <div className="news-card__body">
        <p className="news-card__facts">
          {category && <span className="news-card__category">{category}</span>}
          <span className="news-card__date">{formatSlashDate(createdDate)}</span>
        </p>
        <Heading className="news-card__title">
          {hasButton ? (
            title
          ) : (
            <ShopLink className="news-card__link" to={paths.blog(slug)}>
              {title}
            </ShopLink>
          )}
        </Heading>
        <p className="news-card__excerpt">{excerpt}</p>
        {hasButton && (
          <LinkButton
            className="news-card__link news-card__button"
            variant="secondary"
            size="small"
            to={paths.blog(slug)}
          >
            Baca selengkapnya <VisuallyHidden>{title}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
