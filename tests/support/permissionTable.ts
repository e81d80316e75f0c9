import type { PermissionName } from 'admin-console/contract';

/** A link of the menu, as it is called in both languages, and what stands on its screen and on no other. */
export type MenuLine = readonly [id: string, en: string, to: string, said: RegExp];
export type Screen = readonly [to: string, said: RegExp];

/** What a permission opens to whoever has nothing but it. */
interface Opened {
  readonly links?: readonly MenuLine[];
  /** What no link of the menu leads to. */
  readonly screens?: readonly Screen[];
  /** The calls that are answered, each with what changes nothing: a form without fields, or nobody's number. */
  readonly calls?: readonly string[];
}

const projectNumber = /[A-Z]{2}-20\d\d-\d{4}/;
const types = [
  ...([
    [1, 'Hull & Machinery'],
    [2, 'Protection & Indemnity'],
    [3, 'Cargo'],
    [4, 'Charter'],
  ] as const),
  ...([
    [5, 'Risk & Condition'],
    [6, 'Marine Warranty & Towage'],
    [7, 'Average Adjusting'],
  ] as const),
];
const ofType = types.flatMap(([id, name]): MenuLine[] => [
  [`${name}: berjalan`, `${name}: on progress`, `/projects-filter?typeId=${id}&status=onp`, new RegExp(`^${name} · `)],
  [
    `${name}: tindak lanjut`,
    `${name}: follow up`,
    `/projects-filter?typeId=${id}&status=fol`,
    new RegExp(`^${name} · `),
  ],
]);
const writes = (resource: string) => ({
  create: [`POST /${resource}`],
  edit: [`PUT /${resource}/1`],
  remove: [`DELETE /${resource}/999999`],
});

/** What the menu shows to everybody (S6.8). Who may not list projects finds only their own there (decision 0090). */
export const openToAll = (ownId: number): readonly MenuLine[] => [
  ['Belum ada laporan', 'No report', '/projects?projectStatusReportId=1', /No report/],
  ['Preliminary advice', 'Preliminary advice', '/projects?projectStatusReportId=2', /Preliminary advice/],
  ['Laporan awal', 'Preliminary report', '/projects?projectStatusReportId=3', /Preliminary report/],
  ['Laporan interim atau status', 'Interim or status report', '/projects?projectStatusReportId=4', /Interim/],
  ['Draf laporan akhir', 'Draft final report', '/projects?projectStatusReportId=5', /Draft final/],
  ['Menunggu persetujuan', 'In approval', '/projects?projectStatusReportId=6', /In approval/],
  ['Laporan akhir terbit', 'Final report issued', '/projects?projectStatusReportId=7', /Final (report )?issued/],
  ['Addendum atau cost review', 'Addendum or cost review', '/projects?projectStatusReportId=8', /Addendum/],
  ['Ditutup', 'Closed', '/projects?projectStatusReportId=9', /Closed/],
  ['Proyek saya', 'My projects', `/projects?surveyorId=${ownId}`, /Ida Ayu/],
  ['Tindak lanjut saya', 'My follow-ups', `/projects?surveyorId=${ownId}&status=fol`, /Ida Ayu/],
  ['Jenis', 'Types', '/types', /Hull & Machinery/],
  ['Rincian jenis', 'Type details', '/types-detail', /Grounding/],
  ['Chart', 'Chart', '/charts', /^(Grafik|Charts)$/],
];

/**
 * What each permission opens by itself, written down here and not taken from the product. Those with nothing open more of
 * what another one has opened, or wait for their screens.
 */
export const permissionTable: Readonly<Record<PermissionName, Opened>> = {
  'view-dashboards': {
    links: [['Dashboard', 'Dashboard', '/', /Surveyor/]],
    calls: ['GET /office-dashboard'],
  },
  'list-projects': {
    links: [['Semua proyek', 'All projects', '/projects', projectNumber], ...ofType],
    screens: [['/projects/1/show', projectNumber]],
    calls: ['GET /projects/1'],
  },
  'create-projects': {
    screens: [['/projects/create', /^(Tambah proyek|Create project)/]],
    calls: writes('projects').create,
  },
  'edit-projects': { calls: writes('projects').edit },
  'delete-projects': { calls: writes('projects').remove },
  'export-projects': {},
  'assign-projects': {},
  'survey-projects': {},
  'submit-reports': {},
  'approve-reports': {},
  'list-invoices': {
    links: [
      ['Semua invoice', 'All invoices', '/invoices', /INV-/],
      ['Akan diterbitkan', 'To be issued', '/pending-issued', /^(Akan diterbitkan|To be issued)$/],
      ['Menunggu pembayaran', 'Awaiting payment', '/pending-payment', /INV-/],
      ['Lunas', 'Paid', '/complete', /INV-/],
      ['Terbit per bulan', 'Issued by month', '/issued-month', /^(Terbit per bulan|Issued by month)$/],
      ['Terbit per minggu', 'Issued by week', '/issued-week', /^(Terbit per minggu|Issued by week)$/],
    ],
    screens: [['/invoices/1/show', /INV-/]],
    calls: ['GET /invoices', 'GET /invoices/1', 'GET /invoices-summary'],
  },
  'create-invoices': {},
  'edit-invoices': {},
  'delete-invoices': {},
  'export-invoices': {},
  'issue-invoices': {},
  'record-payments': {},
  'void-invoices': {},
  'list-events': {
    links: [['Events', 'Events', '/events', /^(Acara|Events) · /]],
    screens: [['/events/list', /Rapat penugasan/]],
    calls: ['GET /events', 'GET /events/1'],
  },
  'create-events': { screens: [['/events/create', /^(Tambah acara|Create event)/]], calls: writes('events').create },
  'edit-events': { calls: writes('events').edit },
  'delete-events': { calls: writes('events').remove },
  'export-events': {},
  'list-clients': {
    links: [
      ['Semua klien', 'All clients', '/clients', /PT Asuransi/],
      ['Underwriter', 'Underwriter', '/clients/type/Underwriter', /PT Asuransi/],
      ['Broker', 'Broker', '/clients/type/Broker', /^(Klien|Clients) · Broker$/],
      ['Shipowner', 'Shipowner', '/clients/type/Shipowner', /^(Klien|Clients) · Shipowner$/],
      ['Adjuster', 'Adjuster', '/clients/type/Adjuster', /^(Klien|Clients) · Adjuster$/],
    ],
    screens: [['/clients/1/show', /PT Asuransi/]],
    calls: ['GET /clients', 'GET /clients/1'],
  },
  'create-clients': {
    screens: [['/clients/create', /^(Tambah klien|Create client)/]],
    calls: writes('clients').create,
  },
  'edit-clients': { calls: writes('clients').edit },
  'delete-clients': { calls: writes('clients').remove },
  'export-clients': {},
  'list-vessels': {
    screens: [
      ['/vessels', /^(Kapal|Vessels)$/],
      ['/vessels/1/show', /IMO/],
    ],
    calls: ['GET /vessels', 'GET /vessels/1'],
  },
  'create-vessels': {
    screens: [['/vessels/create', /^(Tambah kapal|Create vessel)/]],
    calls: writes('vessels').create,
  },
  'edit-vessels': { calls: writes('vessels').edit },
  'delete-vessels': { calls: writes('vessels').remove },
  'export-vessels': {},
  'create-types': {
    screens: [
      ['/types/create', /^(Tambah jenis pekerjaan|Create type)/],
      ['/types-detail/create', /^(Tambah rincian jenis|Create type detail)/],
    ],
    calls: [...writes('types').create, ...writes('types-detail').create],
  },
  'edit-types': {
    screens: [
      ['/types/1', /^(Ubah|Edit) Hull & Machinery$/],
      ['/types-detail/1', /^(Ubah|Edit) Grounding$/],
    ],
    calls: [...writes('types').edit, ...writes('types-detail').edit],
  },
  'delete-types': { calls: [...writes('types').remove, ...writes('types-detail').remove] },
  'list-users': {
    links: [['Admin', 'Admin', '/users', /@samudraemas\.test/]],
    calls: ['GET /users', 'GET /users/2'],
  },
  'create-users': {
    screens: [['/users/add', /^(Tambah admin|Create admin)$/]],
    // Whoever gives a role has to choose one.
    calls: ['POST /admins', 'GET /roles'],
  },
  'edit-users': {
    screens: [['/users/edit/2', /^(Ubah|Edit) /]],
    calls: ['PUT /admins/2', 'PUT /users/2/status', 'GET /users/2', 'GET /roles'],
  },
  'delete-users': { calls: ['DELETE /users/999999'] },
  'list-roles': {
    links: [['Roles', 'Roles', '/roles', /Super Admin/]],
    screens: [['/roles/2/show', /Hendra Gunawan|Director/]],
    calls: ['GET /roles', 'GET /roles/2'],
  },
  'create-roles': { screens: [['/roles/create', /^(Peran baru|New role)$/]], calls: writes('roles').create },
  'edit-roles': { calls: writes('roles').edit },
  'delete-roles': { calls: writes('roles').remove },
  'list-audit': {
    links: [['Catatan audit', 'Audit log', '/audit', /Admin Samudra/]],
    calls: ['GET /audit'],
  },
  // Its link is everybody's (S6.8), its figures are not.
  // What they draw needs the permission of its source as well.
  'view-charts': { screens: [['/charts', /^(Grafik|Charts)$/]], calls: ['GET /office-charts'] },
  'list-orders': {},
  'edit-orders': { calls: ['PUT /orders/999999/status'] },
  'confirm-payments': { calls: ['PUT /orders/999999/status'] },
  'edit-products': {},
  'edit-gold-prices': {},
  'approve-reviews': { calls: ['PUT /reviews/999999/status'] },
  'list-coupons': {},
  'list-customers': {},
  'adjust-points': {},
  'edit-content': {},
  'edit-config': {},
};
