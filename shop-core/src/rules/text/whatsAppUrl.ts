/**
 * The address that opens a WhatsApp chat with a number, however that is written ('0812-...' or '+62 812 ...').
 * @param message what stands in the chat already, to be sent
 */
export function whatsAppUrl(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62');
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
