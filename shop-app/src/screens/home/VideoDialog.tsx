import { useState } from 'react';
import type { Dashboard } from 'shop-core/contract';
import type { VideoPlayer } from 'shop-core/rules/content';
import { pictureUrl } from '../../app/backEnd.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface VideoDialogProps {
  readonly title: string;
  readonly video: NonNullable<Dashboard['video']>;
  readonly player: VideoPlayer;
  readonly onClose: () => void;
}

/** The player in a dialog: closing it ends the video. The address of the video stands below, for who is shown nothing. */
export function VideoDialog({ title, video, player, onClose }: VideoDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="wide">
      {player.kind === 'frame' ? (
        // YouTube plays only where it learns which site shows it.
        <iframe
          className="video-player"
          src={player.url}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the wire has no place for a file of captions
        <video
          className="video-player"
          src={pictureUrl(player.url)}
          poster={video.image ? pictureUrl(video.image) : undefined}
          aria-label={title}
          controls
          autoPlay
          playsInline
          onError={() => setFailed(true)}
        />
      )}
      {hasFailed && <p role="alert">Video tidak dapat diputar di sini.</p>}
      <p>
        <a className="text-link" href={video.link} target="_blank" rel="noreferrer">
          Buka video di tab baru
        </a>
      </p>
    </Dialog>
  );
}
