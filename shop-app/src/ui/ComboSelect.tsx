import { lazy, Suspense } from 'react';
import type { ComboSelectBoxProps } from './ComboSelectBox.tsx';
import { Field } from './Field.tsx';

export type ComboSelectProps = ComboSelectBoxProps;

const ComboSelectBox = lazy(async () => ({ default: (await import('./ComboSelectBox.tsx')).ComboSelectBox }));

/** A searchable list. Its machinery is fetched when the first one is shown; until then the field waits in its place. */
export function ComboSelect(props: ComboSelectProps) {
  return (
    <Suspense fallback={<WaitingField {...props} />}>
      <ComboSelectBox {...props} />
    </Suspense>
  );
}

function WaitingField(props: ComboSelectProps) {
  return (
    <Field field={{ ...props, isDisabled: true }}>
      {(input) => (
        <div className="field__box">
          <input {...input} className="input" placeholder={props.placeholder ?? 'Cari'} readOnly value="" />
        </div>
      )}
    </Field>
  );
}
