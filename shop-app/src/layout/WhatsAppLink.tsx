import { useWhatsApp } from 'shop-core';
import { whatsAppUrl } from 'shop-core/rules';
import { Icon } from '../ui/Icon.tsx';

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
