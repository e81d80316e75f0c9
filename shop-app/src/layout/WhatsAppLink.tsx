import { useWhatsApp } from 'shop-core';
import { Icon } from '../ui/Icon.tsx';
import { whatsAppUrl } from './whatsAppUrl.ts';

/** S2.50. Keeps its place while the number is on its way. */
export function WhatsAppLink() {
  const { data: number } = useWhatsApp();
  if (!number) {
    return (
      <span className="header__action">
        <Icon name="whatsapp" />
      </span>
    );
  }
  return (
    <a
      className="header__action"
      href={whatsAppUrl(number)}
      target="_blank"
      rel="noreferrer"
      aria-label="Hubungi kami lewat WhatsApp"
    >
      <Icon name="whatsapp" />
    </a>
  );
}
