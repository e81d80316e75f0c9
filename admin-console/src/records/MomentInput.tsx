import { TextInput } from 'react-admin';
import { momentTyped, typedMoment } from './jakartaMoment.ts';

/** A moment, typed and shown by the clock in Jakarta whatever zone the browser is in. */
export function MomentInput({ source }: { readonly source: string }) {
  return (
    <TextInput
      source={source}
      type="datetime-local"
      format={momentTyped}
      parse={typedMoment}
      helperText="console.records.inWib"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
