import { Button, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';

/** Asks for the code of the second factor, once the password was right. */
export function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('console.login.codeNeeded')}</Typography>
      <TextInput
        source="code"
        label="console.login.code"
        helperText="console.login.codeHint"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        autoFocus
      />
      <Button onClick={onBack} size="small">
        {translate('console.login.back')}
      </Button>
    </>
  );
}
