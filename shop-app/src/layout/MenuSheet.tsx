import { useState } from 'react';
import { useMenu } from 'shop-core';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';

/** The main menu on phones. */
export function MenuSheet() {
  const [isOpen, setOpen] = useState(false);
  const { data: menu = [] } = useMenu();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton className="header__menu-button" icon="menu" label="Buka menu" onPress={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title="Menu">
        <nav className="menu-sheet" aria-label="Menu utama">
          <ul>
            {menu.map(({ parent, url, children }) => (
              <li key={parent}>
                {url ? (
                  <ShopLink className="menu-sheet__link" to={url} onClick={close}>
                    {parent}
                  </ShopLink>
                ) : (
                  <span className="menu-sheet__link">{parent}</span>
                )}
                {children.length > 0 && (
                  <ul className="menu-sheet__children">
                    {children.map((child) => (
                      <li key={child.url}>
                        <ShopLink className="menu-sheet__link" to={child.url} onClick={close}>
                          {child.name}
                        </ShopLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}
