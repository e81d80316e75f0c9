import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Problem } from 'shop-core/rules';

/**
 * The code that is typed beside a password while others guess; undefined as long as nobody asks for one. A guess too many
 * does, or the link of the mail brings it along where no server sees it: '#kode=abcde-fghjk'.
 */
export function useMailedCode() {
  const linked = /^#kode=([\w-]{1,40})$/.exec(useLocation().hash)?.[1];
  const [typed, setCode] = useState<string>();
  const [again, setAgain] = useState<string>();
  const code = typed ?? linked;
  const noteRefusal = (problem: Problem) => {
    if (problem.code !== 'LOGIN_CODE_NEEDED') return;
    const moment = new Date(Date.now() + problem.retryAfterSeconds * 1000);
    setAgain(moment.toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit', second: '2-digit' }));
    setCode(code ?? '');
  };
  /** `again` is when, on the clock of this device, a password alone is judged again. */
  return { code, setCode, again, noteRefusal };
}
