import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, type SxProps, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useUserSearch } from './useUserSearch.ts';

/** Searches on Enter, on leaving the field and on the icon (S2.18-S2.20), never while somebody is still typing. */
export function UserSearch({ sx }: { readonly sx?: SxProps }) {
  const translate = useTranslate();
  const { text, setText, search, clear, isShown } = useUserSearch();
  const label = translate('console.users.search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const buttons = (
    <InputAdornment position="end">
      {isShown && (
        <IconButton size="small" onClick={clear} aria-label={translate('ra.action.clear_input_value')}>
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" edge="end" type="submit" aria-label={translate('ra.action.search')}>
        <SearchIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      component="form"
      onSubmit={submit}
      type="search"
      margin="none"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={search}
      placeholder={label}
      sx={{ bgcolor: 'background.paper', '& ::-webkit-search-cancel-button': { display: 'none' }, ...sx }}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 100 }, input: { endAdornment: buttons } }}
    />
  );
}
