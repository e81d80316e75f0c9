import { TextInput } from 'react-admin';

/** The code that the right password was mailed; empty, the password is judged alone once one has waited. */
export function MailedCodeInput() {
  return (
    <TextInput
      source="loginCode"
      label="console.login.mailedCode"
      helperText="console.login.mailedCodeHint"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
      autoFocus
    />
  );
}
