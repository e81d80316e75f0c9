import { useState } from 'react';
import { type FieldProps, useForm } from 'shop-core';
import type { FieldProblem } from 'shop-core/rules';

/** A text field in plain HTML: what a field of a form gives, and where each part of it goes. */
function TextField({ label, field }: { label: string; field: FieldProps<string> }) {
  return (
    <p>
      <label htmlFor={field.id}>{label}</label>
      <input
        id={field.id}
        name={field.name}
        ref={field.ref}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={field.onBlur}
        aria-required={field.isRequired}
        aria-invalid={field.isInvalid}
        aria-describedby={field['aria-describedby']}
      />
      {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
    </p>
  );
}

const problems = ({ name }: { name: string }): FieldProblem[] =>
  name.trim() === '' ? [{ field: 'name', code: 'REQUIRED' }] : [];

/** A form of your own: a rule that says what is wrong, and what to do with a form without problems. */
export default function NameForm() {
  const [greeted, setGreeted] = useState('');
  const form = useForm({
    defaults: { name: '' },
    keepAs: 'name',
    problems,
    submit: async ({ name }) => {
      setGreeted(name);
      return { ok: true, value: undefined };
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField label="Nama" field={form.field('name')} />
      <button type="submit" disabled={form.isSubmitting}>
        Kirim
      </button>
      <output>{greeted && `Halo, ${greeted}!`}</output>
    </form>
  );
}
