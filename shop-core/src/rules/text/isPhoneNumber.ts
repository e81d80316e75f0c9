/** Whether a text is a telephone number: 8 to 15 digits, a plus or a bracket in front if wanted, spaces and dashes between. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > 30 || !/^(\+\d|\(?\d)[\d ()-]*$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}
