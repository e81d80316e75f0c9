const parameter = 'variasi';

/** The sku of the variation that a product page's URL names, or null. Whether there is one `useVariation` says. */
export function parseVariation(params: URLSearchParams): string | null {
  const sku = params.get(parameter);
  return sku === null || sku === '' || sku.length > 64 ? null : sku;
}

/** The same URL with another variation, or with none; whatever else stands in it stays. */
export function formatVariation(params: URLSearchParams, sku: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (sku === null) next.delete(parameter);
  else next.set(parameter, sku);
  return next;
}
