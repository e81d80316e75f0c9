import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { shortcuts } from './shortcuts.ts';

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The list of keyboard shortcuts. */
export function ShortcutHelp({ isOpen, close }: ShortcutHelpProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('console.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, m: 0 }}>
          {shortcuts.map(({ keys, label }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(label)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {translate('console.shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Key({ children }: { readonly children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        alignSelf: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        px: 0.75,
        fontSize: 12,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
