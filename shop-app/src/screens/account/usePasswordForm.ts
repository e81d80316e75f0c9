import { use, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useChangePassword, useForm, useSession } from 'shop-core';
import { passwordChangeProblems } from 'shop-core/rules/account';
import { OneTimePasswordContext } from '../../app/OneTimePassword.ts';
import { paths } from '../../app/paths.ts';
import { safeNext } from '../../app/safeNext.ts';
import { useNext } from '../../app/useNext.ts';
import { readWanted } from '../../app/wanted.ts';
import { useShopHref } from '../../ui/useShopHref.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/**
 * The form behind Kelola Password. The one-time password that was typed to log in is not asked again, unless it is refused;
 * once it is changed the shopping begins, or goes on where the login came between.
 */
export function usePasswordForm() {
  const session = useSession();
  const change = useChangePassword();
  const navigate = useNavigate();
  const href = useShopHref();
  const location = useLocation();
  const next = useNext();
  const oneTime = use(OneTimePasswordContext);
  const owner = session.status === 'customer' ? [session.profile.username, session.profile.email] : [];
  const isFirst = session.status === 'customer' && session.mustChangePassword;
  const [typed] = useState(() => (isFirst ? oneTime.of(session.profile.customerCode) : undefined));
  const [asksCurrent, setAsksCurrent] = useState(typed === undefined);
  const form = useForm({
    defaults: { ...empty, currentPassword: typed ?? '' },
    keepAs: false, // Passwords are typed anew.
    problems: (values) => passwordChangeProblems(values, owner),
    told: ['CONFIRMATION_DIFFERS'], // S5.60 calls it a toast
    submit: async ({ currentPassword, newPassword }) => {
      // Asked before: what was wanted is done as soon as the password is changed.
      const onward = safeNext(next ?? readWanted()?.place);
      const result = await change.run({ currentPassword, newPassword });
      if (result.ok) {
        oneTime.forget();
        form.reset(empty);
        if (isFirst && location.pathname === paths.account()) void navigate(href(onward));
      } else if (result.error.fields.currentPassword) setAsksCurrent(true);
      return result;
    },
  });
  return { form, isFirst, asksCurrent };
}
