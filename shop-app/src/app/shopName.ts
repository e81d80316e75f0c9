/** What the shop is called: on its pages, in their titles, and on paper. */
export const shopName = 'Samudra Emas';
