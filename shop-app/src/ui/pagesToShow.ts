/** The page numbers a pagination offers: first, last, and those around the current one; 'gap' for what is left out. */
export function pagesToShow(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  const around = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const shown = [...new Set(around)].sort((one, other) => one - other);
  return shown.flatMap((one, at) => {
    const skipped = one - (shown[at - 1] ?? one - 1) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : ['gap' as const, one];
  });
}
