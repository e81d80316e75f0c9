import { useRef } from 'react';
import type { FoundArea } from 'shop-core/rules';
import { AreaSearchResults } from './AreaSearchResults.tsx';
import { areaText } from './areaText.ts';
import { Field } from './Field.tsx';
import { useAreaChoice } from './useAreaChoice.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface AreaSearchFieldProps {
  /** Whether the last choice is still being taken. */
  readonly isTaking: boolean;
  /** Takes what was chosen; the sentence why not, where it can't. */
  readonly onChoose: (found: FoundArea) => Promise<string | undefined>;
}

/** One box for the whole address: whatever one knows of it finds the place, and one choice fills all levels. */
export function AreaSearchField({ isTaking, onChoose }: AreaSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, search, list, chosen, refusal, ...choice } = useAreaChoice(input, onChoose);
  return (
    <search
      aria-label="Pencarian wilayah"
      className="area-search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) choice.close();
      }}
    >
      <Field field={{ label, description: isTaking ? checking : description, errorMessage: refusal }}>
        {(field) => (
          <div className="field__box">
            <input
              {...field}
              {...list.input}
              ref={input}
              className="input"
              type="search"
              value={text}
              placeholder="Contoh: Dago Bandung"
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => type(target.value)}
              onFocus={choice.open}
            />
          </div>
        )}
      </Field>
      {choice.isShown && <AreaSearchResults label={label} search={search} list={list} onChoose={choice.choose} />}
      <VisuallyHidden>
        <span role="status">{chosen && `Alamat terisi: ${areaText(chosen.found)}`}</span>
      </VisuallyHidden>
    </search>
  );
}

const label = 'Cari kelurahan, kecamatan, kota, atau kode pos';
const description = 'Satu pilihan mengisi semua kolom alamat.';
const checking = 'Memeriksa apakah kurir menjangkau wilayah ini…';
