import { required, TextInput } from 'react-admin';
import { momentTyped, typedMoment } from './jakartaMoment.ts';

interface MomentInputProps {
  readonly source: string;
  readonly isRequired?: boolean;
}

/** A moment, typed and shown by the clock in Jakarta whatever zone the browser is in. */
export function MomentInput({ source, isRequired = false }: MomentInputProps) {
  return (
    <TextInput
      source={source}
      type="datetime-local"
      format={momentTyped}
      parse={typedMoment}
      {...(isRequired && { validate: required() })}
      helperText="console.records.inWib"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
