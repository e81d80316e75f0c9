import { useDashboard, useWhatsApp } from 'shop-core';
import { whatsAppUrl } from 'shop-core/rules';
import { paths } from '../app/paths.ts';
import { shopName } from '../app/shopName.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { ColorsChoice } from './ColorsChoice.tsx';

/** S2.53: contact, link groups, social links; and the support hours (S9.23). */
export function Footer() {
  const { data: dashboard } = useDashboard();
  const { data: whatsApp } = useWhatsApp();
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__contact">
          <ShopLink to={paths.home()} className="brand">
            <BrandMark />
            <span className="brand__name">{shopName}</span>
          </ShopLink>
          <p>Layanan pelanggan: Senin-Jumat 09:00-17:00 WIB, Sabtu 09:00-13:00 WIB.</p>
          {whatsApp && (
            <a href={whatsAppUrl(whatsApp)} target="_blank" rel="noreferrer">
              <Icon name="whatsapp" size="small" /> {whatsApp}
            </a>
          )}
        </div>
        {dashboard?.footers.map(({ group, links }) => (
          <nav className="footer__group" key={group} aria-label={group}>
            <p className="footer__title">{group}</p>
            <ul className="footer__links">
              {links.map(({ name, link }) => (
                <li key={link}>
                  <ShopLink className="footer__link" to={link}>
                    {name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer__fine">
        <p>{shopName}. Data wilayah: idn-area-data (ODbL).</p>
        <ColorsChoice />
      </div>
    </footer>
  );
}
