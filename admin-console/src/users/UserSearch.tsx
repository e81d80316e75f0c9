import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Searches on Enter, on leaving the field and on the icon (S2.18-S2.20), never while somebody is still typing. */
export function UserSearch() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const shown = String(filterValues.search ?? '');
  const [text, setText] = useState(shown);
  // Back, forward and 'clear filters' change the search too.
  useEffect(() => setText(shown), [shown]);

  const search = () => {
    const wanted = text.trim();
    if (wanted !== shown) setFilters(wanted ? { search: wanted } : {});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <form role="search" onSubmit={submit}>
      <TextField
        type="search"
        margin="none"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={search}
        placeholder={translate('console.users.search')}
        sx={{ width: { xs: '100%', sm: 300 }, bgcolor: 'background.paper' }}
        slotProps={{
          htmlInput: { 'aria-label': translate('console.users.search'), maxLength: 100 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" edge="end" aria-label={translate('ra.action.search')}>
                  <SearchIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
