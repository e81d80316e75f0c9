import { PageTitle } from '../parts/PageTitle.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** A page whose shape is not known yet, while its code or the login is on its way. */
export function PageSkeleton() {
  return (
    <div className="page">
      <PageTitle />
      <Loading isPage label="Memuat halaman">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Loading>
    </div>
  );
}
