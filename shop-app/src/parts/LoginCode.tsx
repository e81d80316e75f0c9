import { useEffect, useRef } from 'react';
import type { ProblemCode } from 'shop-core/rules';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { useMailedCode } from './useMailedCode.ts';

interface LoginCodeProps {
  readonly mailed: ReturnType<typeof useMailedCode>;
  /** Why the last login was refused. */
  readonly refused: ProblemCode | undefined;
}

/**
 * The code that was mailed to the right password while others guess at the account. Whoever was only told that something is
 * wrong may have one as well.
 */
export function LoginCode({ mailed: { code, setCode, again }, refused }: LoginCodeProps) {
  if (code !== undefined) return <CodeField {...{ code, setCode, again, refused }} />;
  if (refused !== 'LOGIN_FAILED') return null;
  return (
    <Button variant="quiet" size="small" onPress={() => setCode('')}>
      Saya menerima kode masuk lewat email
    </Button>
  );
}

interface CodeFieldProps extends Pick<LoginCodeProps['mailed'], 'setCode' | 'again'> {
  readonly code: string;
  readonly refused: ProblemCode | undefined;
}

/** It comes with the cursor in it. */
function CodeField({ code, setCode, again, refused }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="Kode dari email"
      name="code"
      autoComplete="one-time-code"
      maxLength={40}
      value={code}
      onChange={setCode}
      description={
        'Jika username dan password Anda benar, kode masuk kami kirim ke email Anda. ' +
        (again ? `Tanpa kode: kosongkan, lalu coba lagi pukul ${again}.` : 'Kode berlaku selama 1 jam.')
      }
      errorMessage={refused === 'LOGIN_CODE_WRONG' ? 'Kode masuk, username atau password salah.' : undefined}
    />
  );
}
