/** The page numbers a pagination offers: first, last, and those around the current one; 'gap' for what is left out. */
export function pagesToShow(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  const all = Array.from({ length: pageCount }, (_, at) => at + 1);
  const shown = all.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= 1);
  return shown.flatMap((one, at) => {
    const skipped = one - (shown[at - 1] ?? one - 1) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : ['gap' as const, one];
  });
}
