import {
  Autocomplete,
  Box,
  createFilterOptions,
  Dialog,
  DialogTitle,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { LoadFailed } from '../../loaded/LoadFailed.tsx';
import type { Destination } from './destination.ts';
import { useActions } from './useActions.ts';
import { usePages } from './usePages.ts';
import { useRecords } from './useRecords.ts';
import { useSettled } from './useSettled.ts';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** A box that leads to any page, person, project, client, vessel or invoice by its name, and begins what can be begun. */
export function CommandPalette({ isOpen, close }: CommandPaletteProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={titleId}>{translate('console.palette.title')}</DialogTitle>
      <Box sx={{ px: 3, pb: 3 }}>
        <PaletteBox close={close} />
      </Box>
    </Dialog>
  );
}

/** The list stands in the dialog, below its box, and not in front of the page. */
function InDialog({ children }: PopperProps) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}

const byText = createFilterOptions<Destination>({ stringify: ({ label, hint }) => `${label} ${hint}` });

function PaletteBox({ close }: Pick<CommandPaletteProps, 'close'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const pages = [...usePages(), ...useActions()];
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Not by autoFocus: the dialog may take the focus after that.
  useEffect(() => input.current?.focus(), []);
  const { records, isPending, failed } = useRecords(useSettled(text.trim(), 250));
  const go = ({ to, act }: Destination) => {
    close();
    if (act) act();
    else void navigate(to);
  };
  return (
    <>
      {failed && <LoadFailed of={failed} isSmall />}
      <Autocomplete<Destination, false, true>
        open
        onClose={(_, reason) => reason === 'escape' && close()}
        disableClearable
        autoHighlight
        options={[...pages, ...records]}
        // The server has filtered the records by more than their names.
        filterOptions={(all, state) => [...byText(pages, state), ...all.filter((one) => records.includes(one))]}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ to }) => to}
        slots={{ popper: InDialog }}
        slotProps={{ paper: { elevation: 0 } }}
        onChange={(_, chosen) => go(chosen)}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason === 'input' && setText(typed)}
        loading={isPending}
        loadingText={translate('ra.page.loading')}
        // What failed may have what is looked for.
        noOptionsText={failed ? failed.error.message : translate('console.palette.nothing')}
        forcePopupIcon={false}
        renderOption={({ key, ...props }, { label, hint }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            {label}
            <Typography variant="body2" color="text.secondary">
              {hint}
            </Typography>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} inputRef={input} label={translate('console.palette.hint')} />}
      />
    </>
  );
}
