import { useAbout } from 'shop-core';

/** What the shop says of itself. */
export default function AboutPage() {
  const { data: about, error, refetch } = useAbout();
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!about) return <p role="status">Memuat…</p>;
  return (
    <main>
      <h1>{about.title}</h1>
      <p>{about.description}</p>
      <h2>{about.whyTitle}</h2>
      <dl>
        {about.details.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
