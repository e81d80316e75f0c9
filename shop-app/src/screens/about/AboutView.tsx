import type { About } from 'shop-core/contract';
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
          <img src={banner} alt="" width={1200} height={675} fetchPriority="high" />
        </div>
      )}
      <h1 className="page-title">{title}</h1>
      <RichText html={description} />
      {hasHero && (
        <section className="section about__hero">
          {descImage && <img className="about__art" src={descImage} alt="" width={960} height={720} />}
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
                  <img className="reason__icon" src={reason.icon} alt="" width={48} height={48} loading="lazy" />
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
