/** AVAILABLE shows a price; HABIS, at stock 0 or less, is shown instead of it (S4.12). */
export type Availability = 'AVAILABLE' | 'HABIS';

/** Whether a product with this stock can be had: at 0 or less the shop says HABIS in place of a price (S4.12). */
export function availability(stock: number): Availability {
  return stock > 0 ? 'AVAILABLE' : 'HABIS';
}
