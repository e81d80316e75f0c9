import { useBillingAddress, useSession } from 'shop-core';
import { accountTab, paths } from '../../app/paths.ts';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** The billing address, to read (S2.108). */
export function BillingBlock() {
  const { data: billing } = useBillingAddress();
  const session = useSession();
  if (!billing || session.status !== 'customer') return null;
  const { city, district, subdistrict, province } = billing;
  const company = [billing.company, billing.place].filter(Boolean).join(', ');
  const areas = [subdistrict?.name, district?.name, city && `${city.type} ${city.name}`, province?.name];
  return (
    <div className="address">
      <p className="field__label">Alamat penagihan</p>
      <p className="address__name">{session.profile.fullName}</p>
      <p>{session.profile.phoneNumber}</p>
      {company && <p>{company}</p>}
      <p>{billing.address}</p>
      <p>
        {areas.filter(Boolean).join(', ')} {billing.postalCode}
      </p>
      <ShopLink className="text-link" to={paths.account(accountTab.billing)}>
        Ubah alamat
      </ShopLink>
    </div>
  );
}
