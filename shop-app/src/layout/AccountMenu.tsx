import { useState } from 'react';
import type { Profile } from 'shop-core/contract';
import { paths } from '../app/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

/** S2.49 */
export function AccountMenu({ profile }: { profile: Profile }) {
  const [isLeaving, setLeaving] = useState(false);
  const name = profile.fullName ?? profile.username;
  return (
    <>
      <Popup
        label={`Akun ${name}`}
        trigger={
          <>
            <Icon name="user" />
            <span className="header__action-text">{name}</span>
          </>
        }
      >
        {(close) => (
          <ul className="popup-list">
            <li>
              <ShopLink className="popup-link" to={paths.account()}>
                Akun Saya
              </ShopLink>
            </li>
            <li>
              <button
                className="popup-link"
                type="button"
                onClick={() => {
                  close();
                  setLeaving(true);
                }}
              >
                Keluar
              </button>
            </li>
          </ul>
        )}
      </Popup>
      <LogoutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
