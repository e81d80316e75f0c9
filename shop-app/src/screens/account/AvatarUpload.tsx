import { type ChangeEvent, useId } from 'react';
import { useAvatarUpload } from 'shop-core';
import type { Customer } from 'shop-core/contract';
import { avatarTypes } from 'shop-core/rules/account';
import { Picture } from '../../parts/Picture.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';

interface AvatarUploadProps {
  readonly name: string;
  /** Undefined until it is loaded. */
  readonly customer: Customer | undefined;
}

const said = { idle: '', waiting: 'Foto akan diunggah', uploading: 'Mengunggah foto' } as const;

/** The photo, and another one in its place (S2.136): seen at once, uploaded three seconds later (S4.45). */
export function AvatarUpload({ name, customer }: AvatarUploadProps) {
  const { status, preview, errorMessage, choose, cancel } = useAvatarUpload();
  const id = useId();
  const isBusy = status !== 'idle';
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void choose(file);
    // The same file once more is a choice, too.
    currentTarget.value = '';
  };
  return (
    <div className="avatar" aria-busy={isBusy}>
      <Photo name={name} source={preview ?? customer?.avatar} isLoading={isBusy || !customer} />
      <div className="avatar__actions">
        <label className="avatar__choose text-link">
          <input
            className="visually-hidden"
            type="file"
            accept={avatarTypes.join(',')}
            aria-label="Ganti foto profil"
            aria-describedby={`${id}-help ${id}-error`}
            onChange={onChange}
          />
          <Icon name="image" size="small" />
          Ganti foto
        </label>
        {status === 'waiting' && (
          <Button variant="quiet" size="small" aria-label="Batal mengganti foto" onPress={cancel}>
            Batal
          </Button>
        )}
      </div>
      <div className="avatar__notes">
        <p className="muted small" id={`${id}-help`} hidden={isBusy || errorMessage !== undefined}>
          JPEG, PNG, atau WebP, paling besar 2 MB.
        </p>
        <p className="muted small" role="status">
          {said[status]}
        </p>
        {isBusy && <progress className="avatar__progress" aria-label={said[status]} />}
        <p className={classNames(errorMessage && 'field__error')} id={`${id}-error`} role="alert">
          {errorMessage}
        </p>
      </div>
    </div>
  );
}

interface PhotoProps {
  readonly name: string;
  readonly source: string | null | undefined;
  readonly isLoading: boolean;
}

function Photo({ name, source, isLoading }: PhotoProps) {
  const look = classNames('account__photo', isLoading && 'is-loading');
  if (source) return <Picture className={look} src={source} alt={`Foto ${name}`} width={96} height={96} />;
  return (
    <span className={look} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
