import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Dashboard } from 'shop-core/contract';
import { type VideoPlayer, videoPlayer } from 'shop-core/rules/content';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { VideoDialog } from './VideoDialog.tsx';

type Video = NonNullable<Dashboard['video']>;

/** The video (S2.74): played where it stands once somebody asks for it. What no player is known for is an ordinary link. */
export function VideoCard({ video }: { video: Video }) {
  const player = videoPlayer(video.link);
  if (player) return <PlayableVideo video={video} player={player} />;
  return (
    <ShopLink className="card card-flush video-card" to={video.link}>
      <VideoFace video={video} />
    </ShopLink>
  );
}

const asked = '#video';

function PlayableVideo({ video, player }: { video: Video; player: VideoPlayer }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (window.location.hash !== asked) return;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    setOpen(true);
  }, [pathname, search]);
  const play = () => {
    if (mayPlay(player)) return setOpen(true);
    window.history.replaceState(window.history.state, '', `${pathname}${search}${asked}`);
    window.location.reload();
  };
  return (
    <>
      <button
        type="button"
        className="card card-flush video-card"
        aria-label={`Putar video: ${titleOf(video)}`}
        onClick={play}
      >
        <VideoFace video={video} isPlayable />
      </button>
      {isOpen && <VideoDialog title={titleOf(video)} video={video} player={player} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Whether this document may show the player: only the home page's policy allows other sites, and who came to it from another page
 * of the shop still has that one's policy, so the page is loaded once.
 */
function mayPlay({ kind, url }: VideoPlayer): boolean {
  if (kind === 'file' && url.startsWith('/')) return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === paths.home();
}

const titleOf = ({ title }: Video) => title ?? `Video ${shopName}`;

function VideoFace({ video, isPlayable = false }: { video: Video; isPlayable?: boolean }) {
  const { image, content } = video;
  return (
    <>
      <span className="video-card__art">
        {image && (
          <Picture src={image} alt="" width={960} height={540} sizes="(max-width: 767px) calc(100vw - 34px), 760px" />
        )}
        {isPlayable && (
          <span className="video-card__play">
            <Icon name="play" size="large" />
          </span>
        )}
      </span>
      <span className="video-card__text">
        <span className="feature-card__title">{titleOf(video)}</span>
        {content && <span className="feature-card__text">{content}</span>}
      </span>
    </>
  );
}
