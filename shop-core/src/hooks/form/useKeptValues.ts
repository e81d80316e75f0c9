import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useShop } from '../provider/ShopProvider.tsx';
import { dropPart } from '../provider/typedParts.ts';
import { useKept } from '../provider/useKept.ts';
import { copyOf } from './copyOf.ts';
import { useOneTypist } from './useOneTypist.ts';

type Fields<Values> = Readonly<Partial<Values>>;

/** Keeps the fields of a form that were typed in and not sent yet. The others have what the server says after the login. */
export function useKeptValues<Values extends FieldValues>(
  name: string | false,
  form: UseFormReturn<Values>,
  defaults: Values,
) {
  const { store } = useShop();
  const sent = useRef<Fields<Values>>(undefined);
  useKept<Fields<Values>>(name, {
    read: () => typedFields(form.getValues(), sent.current ?? form.formState.defaultValues ?? {}),
    restore: (kept) => {
      // What stands in the form is newer.
      if (form.formState.isDirty) return;
      for (const [field, value] of Object.entries(kept)) {
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    },
  });
  const reset = (next?: Values) => {
    sent.current = undefined;
    form.reset(next);
  };
  useOneTypist(() => reset(defaults));
  return {
    reset,
    /** What was sent is not kept any more, also where the login ended before its answer came. */
    noteSent: () => {
      if (name !== false) dropPart(store, name);
      sent.current = copyOf(form.getValues());
    },
  };
}

function typedFields<Values extends FieldValues>(values: Values, before: FieldValues): Fields<Values> | undefined {
  const typed = Object.entries(values).filter(
    ([field, value]) => mayBeKept(field, value) && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return typed.length > 0 ? (copyOf(Object.fromEntries(typed)) as Fields<Values>) : undefined;
}

/** The last guard: a form with a password or a file is not to be kept at all. */
function mayBeKept(field: string, value: unknown): boolean {
  return !/password/i.test(field) && !(value instanceof Blob);
}
