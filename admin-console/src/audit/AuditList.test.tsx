import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../contract/index.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

const allowed = ['list-users', 'list-audit'].map((name) => ({ name, access: true }));
const entry = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  ...{ id, at: new Date('2026-11-28T07:03:00Z'), adminId: 1, adminName: 'Anna Laut', action: 'edit' },
  ...{ entity: 'users', entityId: 7, before: null, after: null, ip: '203.0.113.7' },
  ...more,
});

async function openAudit(entries: AuditEntry[], permissions = allowed) {
  const opened = openLoggedIn('/audit', { permissions });
  opened.office.security.audit.push(...entries);
  if (entries.length > 0) await screen.findAllByText('Anna Laut', { selector: 'strong' });
  return opened;
}
const lines = () => within(screen.getByRole('list', { name: 'Catatan audit' })).getAllByRole('listitem');

describe('the audit log', () => {
  it('says who did what to which record, when, from where, and what changed', async () => {
    await openAudit([
      entry(1, {
        before: { phone: '0215551234', isActive: true, passwordHash: '***', position: null },
        after: { phone: '0811', isActive: false, passwordHash: '***', position: 'Surveyor' },
      }),
    ]);
    const [line] = lines();
    expect(line).toHaveTextContent('Anna Laut mengubah admin #7');
    expect(line).toHaveTextContent('28 Nov 2026, 14.03 WIB · 203.0.113.7');
    for (const said of [
      'Nomor telepon0215551234 → 0811',
      'AktifYa → Tidak',
      'Passwordtersembunyi → tersembunyi',
      'Jabatan– → Surveyor',
    ]) {
      expect(line).toHaveTextContent(said);
    }
    expect(within(line as HTMLElement).getByRole('link', { name: 'admin #7' })).toHaveAttribute(
      'href',
      '/users/edit/7',
    );
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says of a list what came and what went', async () => {
    const [before, after] = [{ allows: ['list-users', 'edit-users'] }, { allows: ['list-users', 'list-roles'] }];
    await openAudit([entry(1, { entity: 'roles', before, after })]);
    expect(lines()[0]).toHaveTextContent('Izin+ list-roles; − edit-users');
  });

  it('names no record of what somebody did to the own login', async () => {
    await openAudit([entry(1, { action: 'log-in', entityId: 1, after: { userAgent: 'curl' } })]);
    expect(lines()[0]).toHaveTextContent(/^Anna Laut masuk 28 Nov/);
  });

  it('shows the first fields of a new record, and the others on demand', async () => {
    const after = {
      name: 'Budi',
      email: 'b@samudra.example',
      phone: '0811',
      address: 'Jl. A',
      nik: 'SE-9',
      avatar: null,
    };
    const { user } = await openAudit([entry(1, { action: 'create', after })]);
    expect(screen.queryByText('SE-9')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua 5 isian' }));
    expect(screen.getByText('SE-9')).toBeVisible();
  });

  it('is searched by what was written', async () => {
    const { user } = await openAudit([entry(1, { before: { name: 'Lama' } }), entry(2, { before: { name: 'Beda' } })]);
    await user.type(screen.getByLabelText('Nama, nilai, atau alamat IP'), 'Beda');
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toHaveTextContent('Beda');
  });

  it('is in the menu and open for nobody without its permission', async () => {
    await openAudit([], [{ name: 'list-users', access: true }]);
    expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Catatan audit' })).not.toBeInTheDocument();
  });
});

describe('the history of a record', () => {
  const openUser = (permissions: typeof allowed) => {
    const opened = openLoggedIn('/users/edit/1', {
      permissions: [...permissions, { name: 'edit-users', access: true }],
    });
    const [own, others] = [
      entry(1, { entityId: 1, action: 'deactivate' }),
      entry(2, { entityId: 2, action: 'delete' }),
    ];
    opened.office.security.audit.push(own, others);
    return opened;
  };

  it('stands below the form of an admin, with that admin’s entries alone', async () => {
    openUser(allowed);
    const history = await screen.findByRole('region', { name: 'Riwayat' });
    const [line, ...more] = await within(history).findAllByRole('listitem');
    expect(line).toHaveTextContent('Anna Laut menonaktifkan 28 Nov 2026, 14.03 WIB');
    expect(more).toEqual([]);
  });

  it('is nobody’s who may not read the audit log, and is not asked for', async () => {
    const { office } = openUser([{ name: 'list-users', access: true }]);
    expect(await screen.findByRole('button', { name: 'Simpan' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Riwayat' })).not.toBeInTheDocument();
    expect(office.asksFor('GET', '/audit')).toEqual([]);
  });
});
