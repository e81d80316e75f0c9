import { Skeleton } from '../../ui/Skeleton.tsx';

/** Cards of articles in their final shape, empty. */
export function ArticleCardSkeletons({ count }: { count: number }) {
  return (
    <div className="news-cards">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move
        <div key={at} className="card news-card">
          <div className="news-card__art">
            <Skeleton shape="art" />
          </div>
          <div className="news-card__body">
            <Skeleton shape="line" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </div>
  );
}
