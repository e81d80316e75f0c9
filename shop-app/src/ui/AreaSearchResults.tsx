import type { ReactNode } from 'react';
import type { AreaSearch } from 'shop-core';
import { placeText } from './areaText.ts';
import { Button } from './Button.tsx';
import type { useOptionList } from './useOptionList.ts';

interface AreaSearchResultsProps {
  readonly label: string;
  readonly search: AreaSearch;
  readonly list: ReturnType<typeof useOptionList>;
  readonly onChoose: (at: number) => Promise<void>;
}

/** What a search for an area has found, or why it has not. */
export function AreaSearchResults(props: AreaSearchResultsProps) {
  const { status, areas, retry } = props.search;
  if (status === 'loading') return <Message>Mencari…</Message>;
  if (status === 'offline')
    return <Message>Tidak ada koneksi internet. Pencarian dilanjutkan begitu koneksi kembali.</Message>;
  if (status === 'failed') {
    return (
      <Message>
        Pencarian gagal dimuat. Coba lagi, atau pilih wilayah dari daftar di bawah.
        <Button variant="secondary" size="small" icon="refresh" onPress={retry}>
          Cari lagi
        </Button>
      </Message>
    );
  }
  if (areas.length === 0) {
    return <Message>Tidak ditemukan. Periksa ejaannya, atau pilih wilayah dari daftar di bawah.</Message>;
  }
  return <FoundAreas {...props} />;
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="area-search__message" role="status">
      {children}
    </div>
  );
}

function FoundAreas({ label, search, list, onChoose }: AreaSearchResultsProps) {
  return (
    <div className="area-search__panel">
      {/* The cursor stays in the field: arrows, Enter and Esc are heard there. */}
      <div className="area-search__list" id={list.id} role="listbox" aria-label={label} aria-busy={search.isUpdating}>
        {search.areas.map((found, at) => (
          <button
            key={found.subdistrict.id}
            type="button"
            id={list.optionId(at)}
            ref={at === list.active ? intoView : undefined}
            className="area-search__option"
            role="option"
            aria-selected={at === list.active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void onChoose(at)}
          >
            <span className="area-search__name">{found.subdistrict.name}</span>{' '}
            <span className="muted small">{placeText(found)}</span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {search.areas.length} wilayah ditemukan
      </p>
    </div>
  );
}

// Not in every place that draws pages without laying them out.
const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
