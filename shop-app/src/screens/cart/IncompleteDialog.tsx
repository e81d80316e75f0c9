import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBillingAddress, useCustomer } from 'shop-core';
import { isEmail, isProfileComplete, type ProblemCode } from 'shop-core/rules';
import { accountTab, paths } from '../../app/paths.ts';
import { BillingForm } from '../../parts/BillingForm.tsx';
import { ProfileForm } from '../../parts/ProfileForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

interface IncompleteDialogProps {
  readonly problem: ProblemCode | undefined;
  readonly onClose: () => void;
}

/** S2.103, S2.104: what is missing before the checkout, to fill in here or in the account. */
export function IncompleteDialog({ problem, onClose }: IncompleteDialogProps) {
  const { data: billing } = useBillingAddress();
  const { data: customer } = useCustomer();
  if (problem === 'BILLING_INCOMPLETE') {
    // The profile comes with the address where both are missing: one form to save. An e-mail to mend has its own.
    const isNameless = customer && !isProfileComplete(customer) && isEmail(customer.email);
    return (
      <Incomplete
        title="Lengkapi alamat penagihan"
        text="Lengkapi alamat penagihan Anda untuk melanjutkan ke pembayaran."
        tab={accountTab.billing}
        onClose={onClose}
      >
        {billing && customer && <BillingForm billing={billing} contact={isNameless ? customer : undefined} />}
      </Incomplete>
    );
  }
  if (problem !== 'PROFILE_INCOMPLETE') return null;
  return (
    <Incomplete
      title="Lengkapi informasi pribadi"
      text="Lengkapi nama lengkap, email, dan nomor telepon Anda untuk melanjutkan ke pembayaran."
      tab={accountTab.profile}
      onClose={onClose}
    >
      {customer && <ProfileForm customer={customer} isForOrder />}
    </Incomplete>
  );
}

interface IncompleteProps {
  readonly title: string;
  readonly text: string;
  readonly tab: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Incomplete({ title, text, tab, onClose, children }: IncompleteProps) {
  const navigate = useNavigate();
  const href = useShopHref();
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={title}>
      <div className="stack">
        <p>{text}</p>
        <div>
          <Button variant="secondary" size="small" icon="user" onPress={() => void navigate(href(paths.account(tab)))}>
            Isi di akun saya
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
