import { useTranslate } from 'react-admin';
import { permits } from '../../providers/permits.ts';
import type { MenuGroup } from '../menuLink.ts';
import { resourceOf } from '../resourceOf.ts';
import { useMenu } from '../useMenu.ts';
import type { Destination } from './destination.ts';

// The menu of the specification has no link to them.
const beyondMenu: MenuGroup = { links: [{ label: 'resources.vessels.name', to: '/vessels' }] };

/** Every page of the menu, and beside it the vessels, that opens to who is logged in. */
export function usePages(): Destination[] {
  const translate = useTranslate();
  const { groups, permissions } = useMenu();
  return [...groups, beyondMenu].flatMap(({ label: hint = translate('console.palette.page'), links }) =>
    links
      .filter(({ to }) => permits('list', resourceOf(to), permissions))
      .map(({ label, about, to }) => ({
        label: translate(label, { _: label, ...about }),
        hint,
        to,
      })),
  );
}
