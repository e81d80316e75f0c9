import { useAvatarUpload } from 'shop-core';

/** A photo is sent three seconds after it was chosen; until then it can be taken back. */
export default function AvatarField() {
  const { status, preview, errorMessage, choose, cancel } = useAvatarUpload();
  return (
    <form>
      <label htmlFor="photo">Foto profil</label>
      <input
        id="photo"
        type="file"
        accept="image/*"
        aria-describedby="photo-error"
        onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
      />
      <p id="photo-error" role="alert">
        {errorMessage}
      </p>
      {preview && <img src={preview} alt="Pratinjau foto" width={96} />}
      {status !== 'idle' && (
        <p>
          {status === 'waiting' ? 'Foto akan diunggah…' : 'Mengunggah foto…'}{' '}
          <button type="button" onClick={cancel}>
            Batal
          </button>
        </p>
      )}
    </form>
  );
}
