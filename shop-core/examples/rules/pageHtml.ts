import { pageHtml } from 'shop-core/rules/content';

// A stored editor document: bold over the first two words.
const stored = JSON.stringify({
  blocks: [
    { type: 'header-two', text: 'Harga & Stok' },
    { type: 'unstyled', text: 'Buka lagi Senin.', inlineStyleRanges: [{ style: 'BOLD', offset: 0, length: 9 }] },
  ],
  entityMap: {},
});
console.log(pageHtml({ content: stored, isEditor: true }));
// → <h2>Harga &#38; Stok</h2><p><strong>Buka lagi</strong> Senin.</p>
console.log(pageHtml({ content: '<p>Tutup</p>', isEditor: false })); // → <p>Tutup</p>
