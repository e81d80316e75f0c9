import { Button } from './Button.tsx';
import type { ComboSelectBoxProps } from './ComboSelectBox.tsx';
import { Field } from './Field.tsx';
import { useFetched } from './useFetched.ts';

export type ComboSelectProps = ComboSelectBoxProps;

const loadBox = async () => (await import('./ComboSelectBox.tsx')).ComboSelectBox;

/** A searchable list. Its machinery is fetched when the first one is shown; until then the field waits in its place. */
export function ComboSelect(props: ComboSelectProps) {
  const { Component, failure, retry } = useFetched(loadBox);
  if (Component) return <Component {...props} />;
  if (!failure) return <WaitingField {...props} />;
  return (
    <>
      <WaitingField {...props} errorMessage={`Daftar ini gagal dimuat. ${failure.message}`} />
      <Button variant="secondary" size="small" icon="refresh" onPress={retry}>
        {failure.retryLabel}
      </Button>
    </>
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
