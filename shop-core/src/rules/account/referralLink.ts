/**
 * The link by which a customer invites others: the page to register on, with the customer code as `ref` (S2.129).
 * @param registerUrl where people register, as they would open it: 'https://shop.example/register'
 */
export function referralLink(registerUrl: string, customerCode: string): string {
  return `${registerUrl}${registerUrl.includes('?') ? '&' : '?'}ref=${encodeURIComponent(customerCode)}`;
}
