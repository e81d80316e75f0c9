import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The summary in its final shape, empty. */
export function ZakatSkeleton() {
  return (
    <Loading label="Memuat catatan zakat">
      <div className="zakat">
        <div className="card zakat-summary">
          <div className="zakat-standing">
            <Skeleton shape="line" />
            <Skeleton shape="text" />
            <Skeleton shape="title" />
            <Skeleton shape="text" />
          </div>
          <div className="facts">
            <Skeleton shape="text" lines={6} />
          </div>
        </div>
        <div className="card">
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={3} />
        </div>
      </div>
    </Loading>
  );
}
