import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { useShownQuery } from '../parts/useShownQuery.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepMobile } from '../ui/keepMobile.ts';

/** Sends what is looked for to /products (S2.46). */
export function SearchForm() {
  const navigate = useNavigate();
  const [current] = useSearchParams();
  const query = current.get('s') ?? '';
  const input = useShownQuery(query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('s') ?? '').trim();
    void navigate(keepMobile(paths.products({ query: typed }), current.toString()));
  };
  return (
    <search className="header__search">
      <form className="search" onSubmit={submit} action="/products">
        <input
          ref={input}
          className="search__input"
          type="search"
          name="s"
          maxLength={100}
          defaultValue={query}
          placeholder="Cari emas, koin, cincin"
          aria-label="Cari produk"
          enterKeyHint="search"
        />
        <button className="search__button" type="submit" aria-label="Cari">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
