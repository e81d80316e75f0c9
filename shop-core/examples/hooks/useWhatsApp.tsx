import { useWhatsApp } from 'shop-core';
import { whatsAppUrl } from 'shop-core/rules';

/** A link to the customer service, where the shop has given a number. */
export default function ContactLink() {
  const { data: number } = useWhatsApp();
  if (!number) return null;
  return (
    <a href={whatsAppUrl(number)} rel="noreferrer" target="_blank">
      Hubungi kami lewat WhatsApp
    </a>
  );
}
