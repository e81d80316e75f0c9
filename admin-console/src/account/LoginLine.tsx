import { Box, Chip, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnLogin } from '../contract/index.ts';
import { useFormats } from '../records/useFormats.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { deviceOf } from './deviceOf.ts';

interface LoginLineProps {
  readonly login: OwnLogin;
  readonly onEnd: () => Promise<void>;
}

/** One login: on what, since when, from where. The one that shows the list ends by Logout. */
export function LoginLine({ login, onEnd }: LoginLineProps) {
  const translate = useTranslate();
  const { moment } = useFormats();
  const when = (at: Date) => ({ when: moment(at.toISOString()) });
  const device = useDevice(login);
  return (
    <ListItem disableGutters divider sx={{ gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>
          {device}
          {login.isCurrent && (
            <Chip size="small" color="success" label={translate('console.security.logins.current')} sx={{ ml: 1 }} />
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[
            translate('console.security.logins.seen', when(login.lastSeenAt)),
            translate('console.security.logins.begun', when(login.begunAt)),
            login.ip,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {!login.isCurrent && (
        <ConfirmedButton
          label={translate('console.security.logins.end')}
          name={translate('console.security.logins.endOf', { device })}
          title="console.security.logins.endTitle"
          content={translate('console.security.logins.endContent', { device })}
          onConfirm={onEnd}
        />
      )}
    </ListItem>
  );
}

function useDevice({ userAgent }: OwnLogin): string {
  const translate = useTranslate();
  const device = deviceOf(userAgent);
  return device ? translate('console.security.logins.on', device) : translate('console.security.logins.unknown');
}
