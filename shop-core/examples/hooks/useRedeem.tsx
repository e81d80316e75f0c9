import { useRedeem } from 'shop-core';
import { messageFor } from 'shop-core/messages';

/** The points in use. They are judged against what the customer has now. */
export default function PointsInUse() {
  const { state, active, remove } = useRedeem();
  if (state.status === 'none') return <p>Anda memiliki {active} poin.</p>;
  return (
    <p role={state.status === 'refused' ? 'alert' : 'status'}>
      {state.status === 'refused' ? messageFor(state.problem) : `${state.points} dari ${active} poin ditukar.`}{' '}
      <button type="button" onClick={remove}>
        Batalkan penukaran
      </button>
    </p>
  );
}
