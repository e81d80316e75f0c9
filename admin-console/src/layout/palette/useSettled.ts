import { useEffect, useState } from 'react';

/** A text once somebody has stopped typing it. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
