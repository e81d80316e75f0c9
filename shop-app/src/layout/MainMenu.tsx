import { useLocation } from 'react-router';
import { useMenu } from 'shop-core';
import type { Menu } from 'shop-core/contract';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';

/** The menu that the shop's staff keep (S2.51), for wide screens; phones have MenuSheet. */
export function MainMenu() {
  const { data: menu = [] } = useMenu();
  return (
    <nav className="main-menu" aria-label="Menu utama">
      <ul className="main-menu__list">
        {menu.map((entry) => (
          <li className="main-menu__item" key={entry.parent}>
            {entry.children.length > 0 ? (
              <MenuGroup entry={entry} />
            ) : (
              <MenuEntry name={entry.parent} url={entry.url} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuGroup({ entry }: { entry: Menu }) {
  return (
    <Popup
      label={entry.parent}
      align="start"
      trigger={
        <span className="main-menu__link">
          {entry.parent} <Icon name="chevron-down" size="small" />
        </span>
      }
    >
      <ul className="popup-list">
        {entry.children.map(({ name, url }) => (
          <li key={url}>
            <ShopLink className="popup-link" to={url}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

function MenuEntry({ name, url }: { name: string; url: string | null }) {
  const { pathname } = useLocation();
  if (!url) return <span className="main-menu__link">{name}</span>;
  return (
    <ShopLink className="main-menu__link" to={url} aria-current={pathname === url ? 'page' : undefined}>
      {name}
    </ShopLink>
  );
}
