import { shopName } from '../app/shopName.ts';

/** What the tab of the browser says; without words the name of the shop. React puts it into the head, on a server too. */
export function PageTitle({ children }: { children?: string | undefined }) {
  return <title>{children ? `${children} | ${shopName}` : shopName}</title>;
}
