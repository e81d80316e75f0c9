import { useState } from 'react';
import type { FieldProps } from 'shop-core';
import { typedBounds, understoodNumber } from 'shop-core/rules/typed';
import { TextField } from '../../ui/TextField.tsx';

interface PointsFieldProps {
  readonly field: FieldProps<number | null>;
  readonly description: string | undefined;
}

/** A number of points: it stays as it was typed, and the form holds what the rule read. */
export function PointsField({ field, description }: PointsFieldProps) {
  const [typed, setTyped] = useState(written(field.value));
  if (!Object.is(read(typed), field.value)) setTyped(written(field.value));
  return (
    <TextField
      {...field}
      label="Jumlah poin"
      isRequired
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        field.onChange(read(text));
      }}
      description={description}
    />
  );
}

const written = (points: number | null) => (points === null || Number.isNaN(points) ? '' : String(points));

/** NaN for what is no number of points, and more than anybody has for what is too large to count. */
function read(text: string): number | null {
  const { value, problem } = understoodNumber(text, typedBounds.points);
  if (!problem) return value;
  return problem.code === 'NUMBER_TOO_LARGE' ? Number.MAX_SAFE_INTEGER : Number.NaN;
}
