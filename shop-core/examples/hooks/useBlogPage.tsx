import { ShopError, useBlogPage } from 'shop-core';
import { pageHtml } from 'shop-core/rules/content';

/** An article. The content is HTML of the shop's editors: a page that shows it should sanitise it. */
export default function Article({ slug, sanitise }: { slug: string; sanitise: (html: string) => string }) {
  const { data: article, error, refetch } = useBlogPage(slug);
  if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') return <h1>Halaman tidak ditemukan</h1>;
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!article) return <p role="status">Memuat artikel…</p>;
  return (
    <article>
      <h1>{article.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised */}
      <div dangerouslySetInnerHTML={{ __html: sanitise(pageHtml(article)) }} />
    </article>
  );
}
