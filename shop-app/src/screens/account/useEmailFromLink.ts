import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmEmail } from 'shop-core';

const parameter = 'confirm-email';

/** Confirms the new e-mail address whose mailed link led here, and takes the token out of the address bar. */
export function useEmailFromLink(): void {
  const [search, setSearch] = useSearchParams();
  const { run } = useConfirmEmail();
  const token = search.get(parameter);
  // A token is good once, and Strict Mode runs an effect twice.
  const used = useRef<string>(null);
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(parameter);
        return next;
      },
      { replace: true },
    );
    void run(token);
  }, [token, run, setSearch]);
}
