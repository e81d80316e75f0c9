import { useTheme as useShownTheme } from '@mui/material';
import { useLocaleState, useLocales, useLogout, usePermissions, useTheme, useTranslate } from 'react-admin';
import { permits } from '../../providers/permits.ts';
import { securityPath } from '../../providers/securityPath.ts';
import type { Destination } from './destination.ts';

/** Every form for something new. */
const forms = [
  { resource: 'projects', to: '/projects/create', name: 'resources.projects.page.create' },
  { resource: 'clients', to: '/clients/create', name: 'resources.clients.page.create' },
  { resource: 'vessels', to: '/vessels/create', name: 'resources.vessels.page.create' },
  { resource: 'events', to: '/events/create', name: 'resources.events.page.create' },
  { resource: 'types', to: '/types/create', name: 'resources.types.page.create' },
  { resource: 'types-detail', to: '/types-detail/create', name: 'resources.types-detail.page.create' },
  { resource: 'users', to: '/users/add', name: 'console.userForm.createTitle' },
  { resource: 'roles', to: '/roles/create', name: 'console.roles.createTitle' },
] as const;

/** What whoever is logged in may do from anywhere: begin something new, and what stands in the bar. */
export function useActions(): Destination[] {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const hint = translate('console.palette.action');
  const begin = forms
    .filter(({ resource }) => permits('create', resource, permissions))
    .map(({ to, name }) => ({ label: translate(name), hint, to }));
  return [...begin, { label: translate('console.security.menu'), hint, to: securityPath }, ...useBarActions(hint)];
}

function useBarActions(hint: string): Destination[] {
  const translate = useTranslate();
  const isDark = useShownTheme().palette.mode === 'dark';
  const [, chooseTheme] = useTheme();
  const [locale, chooseLocale] = useLocaleState();
  const other = useLocales().find((each) => each.locale !== locale);
  const logout = useLogout();
  return [
    {
      ...{ label: translate('ra.action.toggle_theme'), hint, to: 'theme' },
      act: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    ...(other ? [{ label: other.name, hint, to: 'language', act: () => chooseLocale(other.locale) }] : []),
    { label: translate('ra.auth.logout'), hint, to: 'logout', act: () => void logout() },
  ];
}
