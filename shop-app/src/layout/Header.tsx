import { useSession } from 'shop-core';
import { paths } from '../app/paths.ts';
import { shopName } from '../app/shopName.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CartPopup } from './CartPopup.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { NotificationPopup } from './NotificationPopup.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useIsScrolled } from './useIsScrolled.ts';
import { useLoginPath } from './useLoginPath.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** S2.46-S2.51; fixed in style once scrolled (S2.54). */
export function Header() {
  const isFixed = useIsScrolled();
  const session = useSession();
  const loginPath = useLoginPath();
  return (
    <header className={classNames('header', isFixed && 'is-fixed')}>
      <div className="header__bar">
        <MenuSheet />
        <ShopLink to={paths.home()} className="brand" aria-label={`${shopName}, beranda`}>
          <BrandMark />
          <span className="brand__name">{shopName}</span>
        </ShopLink>
        <SearchForm />
        <div className="header__actions">
          <WhatsAppLink />
          <NotificationPopup />
          {session.status === 'customer' ? (
            <AccountMenu profile={session.profile} />
          ) : (
            <ShopLink to={loginPath} className="header__action for-visitors">
              <Icon name="user" />
              <span className="header__action-text">Masuk</span>
            </ShopLink>
          )}
          <CartPopup />
        </div>
      </div>
      <MainMenu />
    </header>
  );
}
