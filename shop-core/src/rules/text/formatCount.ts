const grouped = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

/** A number of things as the shop shows it, points for example: '4.600'. */
export function formatCount(count: number): string {
  return grouped.format(count);
}
