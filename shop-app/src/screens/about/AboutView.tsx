import type { About } from 'shop-core/contract';
import { Picture } from '../../parts/Picture.tsx';
import { RichText } from '../../parts/RichText.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Banner, title, description, hero image and text (S2.146), then why one buys here (S2.147). */
export function AboutView({ about }: { about: About }) {
  const { banner, title, description, descImage, descTitle, heroDescription, whyTitle, details } = about;
  const hasHero = descImage || descTitle || heroDescription;
  return (
    <>
      {banner && (
        <div className="about__banner">
          <Picture
            src={banner}
            alt=""
            width={1200}
            height={675}
            sizes="(max-width: 1271px) calc(100vw - 32px), 1240px"
            urgency="first"
          />
        </div>
      )}
      <h1 className="page-title">{title}</h1>
      <RichText html={description} />
      {hasHero && (
        <section className="section about__hero">
          {descImage && (
            <Picture
              className="about__art"
              src={descImage}
              alt=""
              width={960}
              height={720}
              sizes="(max-width: 767px) calc(100vw - 32px), 640px"
            />
          )}
          <div className="stack">
            {descTitle && <h2>{descTitle}</h2>}
            {heroDescription && <p className="lead">{heroDescription}</p>}
          </div>
        </section>
      )}
      {details.length > 0 && (
        <section className="section">
          <h2>{whyTitle ?? 'Mengapa kami'}</h2>
          <ul className="grid-cards">
            {details.map((reason) => (
              <li key={reason.title} className="card reason">
                {reason.icon ? (
                  <Picture className="reason__icon" src={reason.icon} alt="" width={48} height={48} />
                ) : (
                  <Icon name="check" size="large" />
                )}
                <h3>{reason.title}</h3>
                <p className="muted">{reason.description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
