/** How fine gold is, as it is written here, with a decimal comma: '999.9' is '999,9', and '22K' stays. */
export function formatPurity(purity: string): string {
  return purity.replace(/(\d)\.(\d)/, '$1,$2');
}
