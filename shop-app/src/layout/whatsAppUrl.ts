/** The address that opens a WhatsApp chat with a number ('0812-…' or '+62812…'), with a message already written. */
export function whatsAppUrl(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62');
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
