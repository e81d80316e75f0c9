import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import type { ProductSearchState } from 'shop-core';
import type { Category } from 'shop-core/contract';
import { paths } from '../../app/paths.ts';
import { useShownQuery } from '../../parts/useShownQuery.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CatalogueChoices } from './CatalogueChoices.tsx';
import { FilterSheet } from './FilterSheet.tsx';

interface CatalogueFiltersProps {
  readonly search: ProductSearchState;
  readonly categories: readonly Category[];
}

/** The search box (S2.83), the categories (S2.84) and the order; each of them starts at the first page again. */
export function CatalogueFilters({ search, categories }: CatalogueFiltersProps) {
  const navigate = useNavigate();
  const href = useShopHref();
  const id = useId();
  const input = useShownQuery(search.query);
  const show = (change: Partial<ProductSearchState>) =>
    void navigate(href(paths.products({ ...search, page: 1, ...change })));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ query: String(new FormData(event.currentTarget).get('s') ?? '').trim() });
  };
  const choices = <CatalogueChoices search={search} categories={categories} onChange={show} />;
  return (
    <div className="filters">
      <form className="filters__search" onSubmit={submit}>
        <label className="field__label" htmlFor={id}>
          Cari di sini
        </label>
        <div className="search">
          <input
            ref={input}
            className="search__input"
            id={id}
            type="search"
            name="s"
            maxLength={100}
            defaultValue={search.query}
          />
          <button className="search__button" type="submit" aria-label="Cari di daftar ini">
            <Icon name="search" />
          </button>
        </div>
      </form>
      <div className="filters__choices only-wide">{choices}</div>
      <FilterSheet>{choices}</FilterSheet>
    </div>
  );
}
