import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMemo, useState } from 'react';
import { useSidebarState, useTranslate } from 'react-admin';
import { lazyCode } from '../fetching/lazyCode.tsx';
import { PartNotFetched } from '../fetching/PartNotFetched.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './useShortcuts.ts';

const CommandPalette = lazyCode(async () => (await import('./palette/CommandPalette.tsx')).CommandPalette, {
  Waiting: () => null,
  NotFetched: PartNotFetched,
});

/** The keyboard shortcuts of the console, and the button for who would rather click. */
export function Shortcuts() {
  const translate = useTranslate();
  const [isSidebarOpen, openSidebar] = useSidebarState();
  const [open, setOpen] = useState<'palette' | 'help'>();
  const close = () => setOpen(undefined);
  const actions = useMemo(
    () => ({
      palette: () => setOpen('palette'),
      help: () => setOpen('help'),
      sidebar: () => openSidebar(!isSidebarOpen),
      search: () => document.querySelector<HTMLElement>('#main-content input[type="search"]')?.focus(),
    }),
    [isSidebarOpen, openSidebar],
  );
  useShortcuts(actions);
  const label = translate('console.palette.open');
  return (
    <>
      <Tooltip title={`${label} (Ctrl K)`}>
        <IconButton color="inherit" aria-label={label} aria-keyshortcuts="Control+K" onClick={actions.palette}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {open === 'palette' && <CommandPalette isOpen close={close} />}
      <ShortcutHelp isOpen={open === 'help'} close={close} />
    </>
  );
}
