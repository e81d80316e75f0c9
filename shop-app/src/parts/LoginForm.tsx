import { type FormEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from 'shop-core';
import { fieldErrors } from 'shop-core/messages';
import { stripSpaces } from 'shop-core/rules';
import { loginProblems } from 'shop-core/rules/account';
import { OneTimePasswordContext } from '../app/OneTimePassword.ts';
import { accountTab, paths } from '../app/paths.ts';
import { useNext } from '../app/useNext.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useShopHref } from '../ui/useShopHref.ts';
import { LoginCode } from './LoginCode.tsx';
import { useMailedCode } from './useMailedCode.ts';

interface LoginFormProps {
  readonly onLoggedIn?: () => void;
  /** Of who is known already. */
  readonly username?: string | undefined;
}

/**
 * Username and password (S2.67, S5.22-S5.24), and the mailed code where it is asked for. A one-time password leads straight to
 * its change.
 * Not on useForm: it stands on the home page, where a form library for two fields would be a tenth of all script.
 */
export function LoginForm({ onLoggedIn, username = '' }: LoginFormProps) {
  const login = useLogin();
  const navigate = useNavigate();
  const href = useShopHref();
  const next = useNext();
  const oneTime = use(OneTimePasswordContext);
  const [values, setValues] = useState({ username, password: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const mailed = useMailedCode();
  const errors = isSubmitted ? fieldErrors(loginProblems(values)) : {};

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [refused] = loginProblems(values);
    if (refused) return focusField(event.currentTarget, refused.field);
    const result = await login.run({ ...values, ...(mailed.code && { code: mailed.code }) });
    if (!result.ok) return mailed.noteRefusal(result.error.problem);
    const { mustChangePassword, profile } = result.value;
    if (mustChangePassword) {
      oneTime.keep(profile.customerCode, values.password.trim());
      void navigate(href(paths.account(accountTab.password, next)));
    }
    onLoggedIn?.();
  };

  return (
    <PostForm onSubmit={(event) => void submit(event)}>
      <TextField
        label="Username"
        name="username"
        isRequired
        autoComplete="username"
        value={values.username}
        onChange={(typed) => setValues({ ...values, username: stripSpaces(typed) })}
        errorMessage={errors.username}
      />
      <PasswordField
        label="Password"
        name="password"
        isRequired
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        errorMessage={errors.password}
      />
      <LoginCode mailed={mailed} refused={login.error?.problem.code} />
      <Button type="submit" isWide isPending={login.isPending}>
        MASUK
      </Button>
    </PostForm>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
