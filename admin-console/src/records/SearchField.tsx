import { SearchInput, useTranslate } from 'react-admin';

interface SearchFieldProps {
  readonly source: string;
  readonly alwaysOn: true;
  /** The key of what can be looked for. */
  readonly hint: string;
}

/** The search of a list, with a word on what it looks through. */
export function SearchField({ source, hint }: SearchFieldProps) {
  const translate = useTranslate();
  const said = translate(hint);
  // A placeholder is no label: it goes with the first letter.
  return (
    <SearchInput
      source={source}
      alwaysOn
      placeholder={said}
      slotProps={{ htmlInput: { 'aria-label': said } }}
      sx={{ width: { sm: 300 } }}
    />
  );
}
