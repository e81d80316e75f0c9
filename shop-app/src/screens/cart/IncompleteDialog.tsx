import { useNavigate } from 'react-router';
import type { ProblemCode } from 'shop-core/rules';
import { accountTab, paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

const words: { readonly [C in ProblemCode]?: { title: string; text: string; tab: number; action: string } } = {
  BILLING_INCOMPLETE: {
    title: 'Lengkapi alamat penagihan',
    text: 'Lengkapi alamat penagihan Anda untuk melanjutkan ke pembayaran.',
    tab: accountTab.billing,
    action: 'Isi alamat penagihan',
  },
  PROFILE_INCOMPLETE: {
    title: 'Lengkapi informasi pribadi',
    text: 'Lengkapi nama lengkap, email, dan nomor telepon Anda untuk melanjutkan ke pembayaran.',
    tab: accountTab.profile,
    action: 'Isi informasi pribadi',
  },
};

/** S2.103, S2.104: what is missing before the checkout, and the way there. */
export function IncompleteDialog({ problem, onClose }: { problem: ProblemCode | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  const href = useShopHref();
  const said = problem && words[problem];
  if (!said) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={said.title}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Nanti
          </Button>
          <Button onPress={() => void navigate(href(paths.account(said.tab)))}>{said.action}</Button>
        </>
      }
    >
      <p>{said.text}</p>
    </Dialog>
  );
}
