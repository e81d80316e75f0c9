import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFetched } from '../../ui/useFetched.ts';
import type { LightboxProps } from './Lightbox.tsx';

const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

interface LargePicturesProps extends LightboxProps {
  readonly onClose: () => void;
}

/** The pictures large, over the page. What shows them is fetched beside the dialog's own code. */
export function LargePictures({ onClose, ...pictures }: LargePicturesProps) {
  const { Component: Lightbox, failure, retry } = useFetched(loadLightbox);
  return (
    <Dialog isOpen onClose={onClose} title={pictures.alt} size="wide">
      {Lightbox && <Lightbox {...pictures} />}
      {!Lightbox && !failure && (
        <Loading label="Memuat gambar">
          <Skeleton shape="art" />
        </Loading>
      )}
      {failure && <ErrorState title="Gambar tidak dapat dimuat" {...failure} onRetry={retry} />}
    </Dialog>
  );
}
