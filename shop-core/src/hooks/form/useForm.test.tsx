import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../client/shopError.ts';
import { registerProblems } from '../../rules/session/registerProblems.ts';
import { createFakeShop, renderShop } from '../../testing/react/index.ts';
import type { Result } from '../provider/useAction.ts';
import { type FieldProps, useForm } from './useForm.ts';

const defaults = {
  email: '',
  username: '',
  customerType: 'INDIVIDU' as 'INDIVIDU' | 'CORPORATE',
  isNewCompany: true,
  company: { name: '', address: '', email: '', phone: '' },
};
type Values = typeof defaults;
type Submit = (values: Values) => Promise<Result<unknown>>;

function Field({ label, field }: { label: string; field: FieldProps<string> }) {
  const { id, name, value, onChange, onBlur, ref, errorMessage, errorId } = field;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        required={field.isRequired}
        aria-invalid={field.isInvalid}
        aria-describedby={field['aria-describedby']}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        ref={ref}
      />
      {errorMessage && (
        <em id={errorId} data-testid={`${name}-error`}>
          {errorMessage}
        </em>
      )}
    </>
  );
}

function RegisterForm({ submit }: { submit: Submit }) {
  const form = useForm({ defaults, keepAs: 'register', problems: registerProblems, submit });
  const [isLate, setLate] = useState(false);
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)}>
      {isLate && <Field label="Nama perusahaan" field={form.field('company.name')} />}
      <Field label="Email" field={form.field('email')} />
      <Field label="Username" field={form.field('username')} />
      <Field label="Telepon perusahaan" field={form.field('company.phone')} />
      <input
        type="checkbox"
        aria-label="Corporate"
        onChange={(event) => form.set('customerType', event.target.checked ? 'CORPORATE' : 'INDIVIDU')}
      />
      <button type="button" onClick={() => setLate(true)}>
        Lebih banyak
      </button>
      <button type="button" onClick={() => form.reset()}>
        Ulangi
      </button>
      <button type="submit" disabled={form.isSubmitting}>
        Kirim
      </button>
      {form.error && <p role="alert">{form.error}</p>}
      <output>{form.isDirty ? 'diubah' : 'utuh'}</output>
    </form>
  );
}

const refusedWith = (fields: Record<string, string>): Result<never> => ({
  ok: false,
  error: new ShopError({ code: 'FORM_INVALID', fields: [] }, { fields }),
});

function open(submit: Submit = async () => ({ ok: true, value: null })) {
  const sent = vi.fn<Submit>(submit);
  renderShop(<RegisterForm submit={sent} />, { shop: createFakeShop() });
  return { user: userEvent.setup(), sent };
}
const email = () => screen.getByLabelText(/^Email/);
const username = () => screen.getByLabelText(/^Username/);
const errorOf = (name: string) => screen.queryByTestId(`${name}-error`)?.textContent;
const send = () => screen.getByText('Kirim');

describe('a form', () => {
  it('is sent as it was typed when the rule has nothing against it', async () => {
    const { user, sent } = open();
    await user.type(email(), 'ani@shop.example');
    await user.type(username(), 'ani');
    await user.click(send());
    expect(sent.mock.calls).toEqual([[{ ...defaults, email: 'ani@shop.example', username: 'ani' }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what the rule has against it at each field, sends nothing, and goes to the first', async () => {
    const { user, sent } = open();
    await user.click(screen.getByLabelText('Corporate'));
    await user.type(email(), 'ani');
    await user.click(send());
    expect(errorOf('email')).toBe('alamat email tidak valid.');
    expect(errorOf('username')).toBe('Wajib diisi.');
    expect(errorOf('company.phone')).toBe('Wajib diisi.');
    expect(email()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('goes to the first refused field as the page shows them, also one that came later', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Corporate'));
    await user.click(screen.getByText('Lebih banyak'));
    await user.click(send());
    expect(screen.getByLabelText(/^Nama perusahaan/)).toHaveFocus();
  });

  it('judges a field when it is left, and again with every letter once it was refused', async () => {
    const { user } = open();
    await user.type(email(), 'ani');
    expect(errorOf('email')).toBeUndefined();
    await user.tab();
    expect(errorOf('email')).toBe('alamat email tidak valid.');
    expect(errorOf('username')).toBeUndefined();
    await user.type(email(), '@shop.example');
    expect(errorOf('email')).toBeUndefined();
  });

  it('shows at their fields what the server refused, and keeps what was typed [S8.3]', async () => {
    const { user } = open(async () =>
      refusedWith({ username: 'Username sudah digunakan.', 'company.phone': 'Salah.' }),
    );
    await user.type(email(), 'ani@shop.example');
    await user.type(username(), 'ani');
    await user.click(send());
    expect(errorOf('username')).toBe('Username sudah digunakan.');
    expect(errorOf('company.phone')).toBe('Salah.');
    expect(username()).toHaveFocus();
    expect([email(), username()].map((input) => (input as HTMLInputElement).value)).toEqual([
      'ani@shop.example',
      'ani',
    ]);
    await user.type(username(), '2');
    expect(errorOf('username')).toBeUndefined();
    expect(errorOf('company.phone')).toBe('Salah.');
  });

  it('shows the general sentence of the server, and forgets it at the next try [S8.4]', async () => {
    const answers = [refusedWith({ message: 'Periksa lagi.' }), { ok: true, value: null } as const];
    const { user } = open(async () => answers.shift() ?? refusedWith({}));
    await user.type(email(), 'ani@shop.example');
    await user.type(username(), 'ani');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Periksa lagi.');
    await user.click(send());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of itself whatever it has no field for: no refusal goes unseen', async () => {
    const { user } = open(async () => refusedWith({ captcha: 'Ulangi captcha.', 'level-id': 'Level salah.' }));
    await user.type(email(), 'ani@shop.example');
    await user.type(username(), 'ani');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Ulangi captcha.');
    expect(screen.getByRole('alert')).toHaveTextContent('Level salah.');
  });

  it('is busy while it is being sent, and free afterwards', async () => {
    let answer: (result: Result<unknown>) => void = () => {};
    const { user, sent } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.type(email(), 'ani@shop.example');
    await user.type(username(), 'ani{Enter}');
    expect(send()).toBeDisabled();
    await user.type(username(), '{Enter}');
    expect(sent).toHaveBeenCalledOnce();
    await act(async () => answer(refusedWith({})));
    expect(send()).toBeEnabled();
  });

  it('tells each field what it is called, whether it must be filled in, and which sentence describes it', async () => {
    const { user } = open();
    expect([email(), username()].map((input) => (input as HTMLInputElement).required)).toEqual([true, true]);
    expect(screen.getByLabelText('Telepon perusahaan')).not.toBeRequired();
    await user.click(screen.getByLabelText('Corporate'));
    expect(screen.getByLabelText('Telepon perusahaan')).toBeRequired();
    expect(email()).toHaveAttribute('aria-invalid', 'false');
    expect(email()).not.toHaveAccessibleDescription();
    await user.click(send());
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Wajib diisi.');
    await user.type(email(), 'ani@shop.example');
    expect(email()).not.toHaveAttribute('aria-describedby');
  });

  it('shares no id with another form of the same page', () => {
    const shop = createFakeShop();
    const submit: Submit = async () => ({ ok: true, value: null });
    const { container } = renderShop(
      [1, 2].map((at) => <RegisterForm key={at} submit={submit} />),
      { shop },
    );
    const ids = [...container.querySelectorAll('input[id]')].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it('knows whether it was touched, and can start over', async () => {
    const { user } = open();
    expect(screen.getByText('utuh')).toBeVisible();
    await user.type(email(), 'a');
    expect(screen.getByText('diubah')).toBeVisible();
    await user.click(screen.getByText('Ulangi'));
    expect(email()).toHaveValue('');
    expect(screen.getByText('utuh')).toBeVisible();
    expect(errorOf('email')).toBeUndefined();
  });
});
