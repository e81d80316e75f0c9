import { Avatar, Box, Button, FormHelperText, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { avatarProblems, avatarTypes } from 'shop-core/rules/account';
import { fieldSentences } from '../../i18n/fieldSentences.ts';

/** A photo with a look at it before it is sent. What can't be sent is said at once. */
export function AvatarInput({ current }: { readonly current: string | null }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput<File | null>({ source: 'avatar', format: same, parse: same });
  const file: File | null = field.value ?? null;
  const problem = file && fieldSentences(avatarProblems(file), translate).images;
  const preview = useObjectUrl(problem ? null : file);
  const refused = problem || fieldState.error?.message || '';
  const choose = (chosen: File | null) => {
    field.onChange(chosen);
    field.onBlur();
    // The same file again is a choice too.
    if (input.current) input.current.value = '';
  };
  const label = translate(`console.userForm.${preview || current ? 'changePhoto' : 'choosePhoto'}`);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
      <Avatar
        src={preview ?? current ?? ''}
        alt={translate('console.userForm.photoAlt')}
        sx={{ width: 72, height: 72 }}
      />
      <div>
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {label}
          </Button>
          {file && <Button onClick={() => choose(null)}>{translate('console.userForm.dropPhoto')}</Button>}
        </Stack>
        <Box
          ref={input}
          component="input"
          type="file"
          name="avatar"
          hidden
          accept={avatarTypes.join()}
          aria-label={translate('console.userForm.fields.avatar')}
          onChange={({ target }: { target: HTMLInputElement }) => choose(target.files?.[0] ?? null)}
        />
        <FormHelperText error={refused !== ''} role={refused ? 'alert' : undefined}>
          {file && !refused && `${file.name} - `}
          <InputHelperText error={refused} helperText="console.userForm.photoHint" />
        </FormHelperText>
      </div>
    </Stack>
  );
}

const same = <T,>(value: T) => value;

/** An address under which the browser shows a file, as long as it is shown. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
