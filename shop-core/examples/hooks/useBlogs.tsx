import { useState } from 'react';
import { useBlogs } from 'shop-core';

/** The blog, four articles a page. The page before stays while the next one loads. */
export default function BlogList() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useBlogs(page);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat artikel…</p>;
  return (
    <section aria-label="Artikel" aria-busy={isPlaceholderData}>
      <ul>
        {data.blogPages.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={`/blog/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
      <button type="button" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
        Artikel sebelumnya
      </button>
    </section>
  );
}
