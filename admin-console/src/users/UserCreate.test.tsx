import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, refusal } from '../testing/fakeAnswer.ts';
import { fakeRoles } from '../testing/fakeRoles.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

// By label: looking for roles takes jsdom many times as long in a form.
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const secret = () => screen.getByLabelText(/^Password/);
const save = () => screen.getByRole('button', { name: 'Simpan' });

async function openForm(options: Parameters<typeof openLoggedIn>[1] = {}) {
  const opened = openLoggedIn('/users/add', options);
  await screen.findByLabelText(/^Nama/);
  return opened;
}
type Opened = Awaited<ReturnType<typeof openForm>>;

async function choose({ user }: Opened, box: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: box }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Writes a field anew, at once: the form is drawn again for every letter that is typed. */
function write(box: HTMLElement, value: string) {
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
}

async function fill(opened: Opened) {
  write(field(/^Nama/), 'Bayu Segara');
  write(field(/^Email/), 'bayu@samudra.example');
  write(secret(), 'jangkar besi');
  write(field(/^Nomor telepon/), '081234567890');
  write(field(/^Alamat/), 'Jl. Pelabuhan 1');
  write(field(/^Tanggal lahir/), '17-5-1990');
  await choose(opened, /^Peran(?! tambahan)/, 'Viewer');
}

async function sendFilled(options?: Parameters<typeof openLoggedIn>[1]) {
  const opened = await openForm(options);
  await fill(opened);
  return { ...opened, posts: () => opened.office.asksFor('POST', '/admins') };
}

describe('making an admin', () => {
  it("sends the form, says 'User successfully added' and goes to /users, without what is optional [S2.3] [S7.8] [S8.6] [S5.7] [S5.8] [S9.20]", async () => {
    const { user, router, posts } = await sendFilled();
    await user.click(save());
    expect(await screen.findByText('User successfully added')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(await screen.findByText('bayu@samudra.example')).toBeVisible();
    expect(posts().map(({ form }) => form)).toEqual([
      {
        name: 'Bayu Segara',
        email: 'bayu@samudra.example',
        password: 'jangkar besi',
        phone: '081234567890',
        address: 'Jl. Pelabuhan 1',
        birth: '1990-05-17',
        roleId: '2',
        position: '',
        birth_city: '',
      },
    ]);
  });

  it('gives one main role, out of those of the roles list [S6.11]', async () => {
    const opened = await sendFilled();
    await opened.user.click(screen.getByRole('combobox', { name: /^Peran(?! tambahan)/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // The first entry is none: the field is required.
    expect(offered.filter((name) => name?.trim())).toEqual(fakeRoles.map(({ displayName }) => displayName));
    await opened.user.click(screen.getByRole('option', { name: 'Surveyor' }));
    await opened.user.click(save());
    await waitFor(() => expect(opened.posts().map(({ form }) => form?.roleId)).toEqual(['3']));
  });

  it('sends the additional role, the picture and the rest when they are given [S5.7] [S5.8] [S6.11]', async () => {
    const { user, posts } = await sendFilled();
    const photo = new File(['123'], 'bayu.png', { type: 'image/png' });
    photo.arrayBuffer = async () => new Uint8Array(3).buffer;
    await user.click(screen.getByRole('combobox', { name: /^Peran tambahan/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered.filter((name) => name?.trim())).toEqual(['Tidak ada', 'adm-report', 'adm-approval']);
    await user.click(screen.getByRole('option', { name: 'adm-approval' }));
    await user.upload(screen.getByLabelText('Foto'), photo);
    write(field(/^NIK/), '3171');
    write(field(/^Jabatan/), 'Surveyor');
    write(field(/^Kota lahir/), 'Ambon');
    await user.click(save());
    await waitFor(() => expect(posts()).toHaveLength(1));
    const avatar = new Uint8Array(3);
    const more = { additional_roles: 'adm-approval', avatar, nik: '3171', position: 'Surveyor', birth_city: 'Ambon' };
    expect(posts()[0]?.form).toMatchObject(more);
  });

  it("shows the birth date as 'dd MMM yyyy' [S9.19]", async () => {
    const { user } = await openForm();
    await user.type(field(/^Tanggal lahir/), '1990-08-05');
    await user.tab();
    expect(field(/^Tanggal lahir/)).toHaveValue('05 Agu 1990');
  });

  it('asks for name, email, password, phone, address, birth date and role [S5.3] [S5.4] [S5.5] [S5.6]', async () => {
    const { office, user } = await openForm();
    await user.click(save());
    expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(7);
    expect(field(/^Nama/)).toHaveFocus();
    expect(office.asksFor('POST', '/admins')).toEqual([]);
  });

  it('says what is wrong before anything is sent, at the first of it [S5.4] [S5.6]', async () => {
    const { user, posts } = await sendFilled();
    write(field(/^Email/), 'bayu@');
    write(field(/^Nomor telepon/), '123');
    write(field(/^Tanggal lahir/), '31-02-1990');
    await user.click(save());
    expect(await screen.findByText('alamat email tidak valid.')).toBeVisible();
    expect(screen.getByText('Nomor telepon terdiri dari 8 sampai 15 angka, boleh diawali +.')).toBeVisible();
    expect(field(/^Tanggal lahir/)).toHaveAccessibleDescription(
      'Tanggal ini tidak ada. Tulis hari/bulan/tahun, tahunnya 4 angka.',
    );
    expect(field(/^Email/)).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('refuses a password of 7, and shows and hides it [S5.5]', async () => {
    const { user, posts } = await sendFilled();
    write(secret(), '7777777');
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(secret()).toHaveAttribute('type', 'text');
    await user.click(save());
    expect(await screen.findByText('Minimal 8 karakter.')).toBeVisible();
    expect(posts()).toEqual([]);
    write(secret(), 'j4ngk4rr');
    await user.click(save());
    await waitFor(() => expect(posts().map(({ form }) => form?.password)).toEqual(['j4ngk4rr']));
  });

  it('takes only digits for a telephone number: another is none, and stays as it was typed [S5.6]', async () => {
    const { user, posts } = await sendFilled();
    write(field(/^Nomor telepon/), '+62 812-abc-345');
    await user.click(save());
    expect(await screen.findByText('Nomor telepon terdiri dari 8 sampai 15 angka, boleh diawali +.')).toBeVisible();
    expect(field(/^Nomor telepon/)).toHaveValue('+62 812-abc-345');
    expect(field(/^Nomor telepon/)).toHaveAttribute('inputmode', 'numeric');
    expect(posts()).toEqual([]);
  });

  it('says at once that a picture is too large or none, and does not send it', async () => {
    const { user, posts } = await sendFilled();
    const large = new File(['x'], 'besar.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 2 * 1024 * 1024 + 1 });
    expect(screen.getByText('JPEG, PNG, atau WebP, paling besar 2 MB.')).toBeVisible();
    await user.upload(screen.getByLabelText('Foto'), large);
    expect(await screen.findByText('Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.')).toBeVisible();
    await user.click(save());
    expect(posts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Batalkan foto' }));
    await user.click(save());
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('is sent once, however often it is pressed', async () => {
    const { user, posts } = await sendFilled();
    const button = save();
    await user.dblClick(button);
    await user.dblClick(button);
    expect(await screen.findByText('User successfully added')).toBeVisible();
    expect(posts()).toHaveLength(1);
  });

  it('can be done by keyboard alone', async () => {
    const opened = await openForm();
    const { user } = opened;
    field(/^Nama/).focus();
    await user.keyboard(
      'Bayu Segara{Tab}bayu@samudra.example{Tab}jangkar besi{Tab}{Tab}081234567890{Tab}Jl. Pelabuhan 1',
    );
    await user.keyboard('{Tab}17 mei 1990{Tab}{Tab}{Tab}');
    expect(screen.getByRole('combobox', { name: /^Peran(?! tambahan)/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Viewer' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(await screen.findByText('User successfully added')).toBeVisible();
    expect(opened.office.asksFor('POST', '/admins')[0]?.form).toMatchObject({ birth: '1990-05-17' });
  });
});

describe('an admin whom the server refuses', () => {
  const refused = (status: number, errors: Record<string, string>) =>
    answer({ message: ['Mohon periksa kembali isian Anda.'], code: 'FORM_INVALID', errors, requestId: 'test' }, status);

  it("says 'Invalid format data', each sentence at its field, and loses nothing [S8.3] [S8.4] [S8.7]", async () => {
    expectNoise();
    const { office, user, router } = await sendFilled();
    office.held.refusals.POST = refused(422, {
      message: 'Tiga hal salah.',
      birth: 'Salah.',
      email: 'Email sudah digunakan.',
    });
    await user.click(save());
    expect(await screen.findByText('Invalid format data')).toBeVisible();
    expect(screen.getByText('Tiga hal salah.')).toBeVisible();
    expect(field(/^Email/)).toHaveAccessibleDescription('Email sudah digunakan.');
    expect(field(/^Tanggal lahir/)).toHaveAccessibleDescription('Salah.');
    expect(field(/^Email/)).toHaveFocus();
    expect(field(/^Nama/)).toHaveValue('Bayu Segara');
    expect(secret()).toHaveValue('jangkar besi');
    expect(router.state.location.pathname).toBe('/users/add');
    delete office.held.refusals.POST;
    await user.click(save());
    expect(await screen.findByText('User successfully added')).toBeVisible();
  });

  it('tells the reason above the form when it is about no field [S8.7]', async () => {
    expectNoise();
    const { office, user } = await sendFilled();
    office.held.refusals.POST = refusal(403, 'ROLE_ABOVE_OWN', 'Peran ini memiliki izin yang tidak Anda miliki.');
    await user.click(save());
    expect(await screen.findByText('Invalid format data')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/tidak Anda miliki/).closest('[role=alert]')).toHaveFocus());
  });

  it('takes 400 for the end of the login, without a toast [S8.8]', async () => {
    expectNoise();
    const { office, user, router } = await sendFilled();
    office.held.refusals.POST = refused(400, { email: 'Email sudah digunakan.' });
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Masuk ke back-office' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('profile')).toBeNull();
    expect(screen.queryByText('Invalid format data')).not.toBeInTheDocument();
    expect(screen.queryByText('User successfully added')).not.toBeInTheDocument();
  });

  it('is not told to be added when the login has ended meanwhile [S4.3]', async () => {
    expectNoise();
    const { office, user } = await sendFilled();
    const expired = 'Sesi Anda berakhir, silakan masuk lagi.';
    office.tokens.end();
    await user.click(save());
    expect(await screen.findByText(expired)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('profile')).toBeNull());
    // One after another: what else was said comes once the first is gone.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(expired)).not.toBeInTheDocument());
    expect(screen.queryByText('User successfully added')).not.toBeInTheDocument();
    expect(screen.queryByText('Invalid format data')).not.toBeInTheDocument();
  });
});

describe('leaving the form of an admin', () => {
  it('asks first when something was typed, and only then', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, router } = await openForm();
    // At once: the form is drawn anew while its roles come.
    fireEvent.click(screen.getByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(ask).not.toHaveBeenCalled();
    await router.navigate('/users/add');
    await user.type(await screen.findByLabelText(/^Nama/), 'Bayu');
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith('Perubahan Anda belum disimpan. Tinggalkan halaman ini?'));
    expect(field(/^Nama/)).toHaveValue('Bayu');
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('still asks after the server said no', async () => {
    expectNoise();
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { office, user } = await sendFilled();
    office.held.refusals.POST = refusal(503, 'UNAVAILABLE', 'Layanan sedang sibuk.');
    await user.click(save());
    await screen.findByText('Layanan sedang sibuk.');
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(ask).toHaveBeenCalled());
  });
});

it('tells whoever may not make admins so', async () => {
  openLoggedIn('/users/add', { permissions: [{ name: 'list-users', access: true }] });
  expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeVisible();
  expect(screen.queryByLabelText(/^Nama/)).not.toBeInTheDocument();
});
