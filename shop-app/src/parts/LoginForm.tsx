import { useNavigate } from 'react-router';
import { useForm, useLogin } from 'shop-core';
import { loginProblems, stripSpaces } from 'shop-core/rules';
import { accountTab, paths } from '../app/paths.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useShopHref } from '../ui/useShopHref.ts';

interface LoginFormProps {
  /** Where to go when logged in; stays on the page without. */
  readonly next?: string;
  readonly onLoggedIn?: () => void;
}

/** Username and password (S2.67, S5.22-S5.24). A one-time password leads straight to its change. */
export function LoginForm({ next, onLoggedIn }: LoginFormProps) {
  const login = useLogin();
  const navigate = useNavigate();
  const href = useShopHref();
  const form = useForm({
    defaults: { username: '', password: '' },
    problems: loginProblems,
    submit: async (values) => {
      const result = await login.run(values);
      if (!result.ok) return result;
      if (result.value.mustChangePassword) void navigate(href(paths.account(accountTab.password)));
      else if (next) void navigate(href(next), { replace: true });
      onLoggedIn?.();
      return result;
    },
  });
  const username = form.field('username');
  return (
    <form className="form" noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <TextField
        {...username}
        label="Username"
        isRequired
        autoComplete="username"
        onChange={(typed) => username.onChange(stripSpaces(typed))}
      />
      <PasswordField {...form.field('password')} label="Password" isRequired autoComplete="current-password" />
      <Button type="submit" isWide isPending={form.isSubmitting}>
        MASUK
      </Button>
    </form>
  );
}
