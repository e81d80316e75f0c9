import { useState } from 'react';
import { useKept } from 'shop-core';

/** A text without a form: whoever is logged out while writing it has it again after the login. */
export default function GiftWords({ orderCode }: { orderCode: string }) {
  const [words, setWords] = useState('');
  useKept(`gift words of ${orderCode}`, { read: () => words || undefined, restore: setWords });
  return (
    <label>
      Ucapan
      <textarea value={words} onChange={({ target }) => setWords(target.value)} />
    </label>
  );
}
