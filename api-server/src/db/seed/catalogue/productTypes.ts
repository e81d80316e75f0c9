/** The kinds of products: a simple one, one with variations, an online training. */
export const seedProductTypes = [
  { id: 1, code: 'SP', name: 'Produk Sederhana' },
  { id: 2, code: 'VP', name: 'Produk Variasi' },
  { id: 3, code: 'TR', name: 'Pelatihan Daring' },
] as const;
