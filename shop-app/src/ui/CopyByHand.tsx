import { useId } from 'react';

/** What the browser would not copy, selected, so that one press of the shopper's own copies it. */
export function CopyByHand({ value, what }: { value: string; what: string }) {
  const why = useId();
  return (
    <span className="copy-button__by-hand">
      <span id={why} role="alert">
        Peramban menolak menyalin. Teks di bawah sudah dipilih: tekan Ctrl+C, atau tekan lama lalu pilih Salin.
      </span>
      <input className="input" readOnly value={value} aria-label={what} aria-describedby={why} ref={selectAll} />
    </span>
  );
}

function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
