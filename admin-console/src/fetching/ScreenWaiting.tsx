import { Title } from 'react-admin';
import { Waiting } from '../loaded/Waiting.tsx';

/** In place of a screen whose code is on its way. React-admin's own has faint words and a heading below none. */
export function ScreenWaiting() {
  return (
    <>
      <Title title="ra.page.loading" />
      <Waiting height={240} />
    </>
  );
}
