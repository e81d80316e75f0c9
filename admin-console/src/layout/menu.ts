import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import type { ComponentType } from 'react';
import type { PermissionName } from '../contract/index.ts';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** Shown to whoever has it; without one, to everybody. */
  readonly permission?: PermissionName;
  readonly icon?: ComponentType;
  /** Whether the screen is built: the menu leads nowhere else. */
  readonly screen?: true;
}

export interface MenuGroup {
  /** Without one its links stand by themselves. */
  readonly label?: string;
  readonly links: readonly MenuLink[];
}

const clientTypes = ['Underwriter', 'Broker', 'Shipowner', 'Adjuster'];

/** Every link of the side menu with its permission (S2.7-S2.16, S6.1-S6.8). Logout stands below them. */
export const menu: readonly MenuGroup[] = [
  { links: [{ label: 'Dashboard', to: '/', permission: 'view-dashboards' }] },
  { label: 'Top Management', links: [{ label: 'Projects', to: '/projects?projectStatusReportId=1' }] },
  {
    label: 'Projects',
    links: [
      { label: 'All Projects', to: '/projects', permission: 'list-projects' },
      { label: 'On Progress', to: '/projects-filter?typeId=1&status=onp', permission: 'list-projects' },
      { label: 'Follow Up', to: '/projects-filter?typeId=1&status=fol', permission: 'list-projects' },
    ],
  },
  { label: 'Tasks', links: [{ label: 'My Projects', to: '/projects?surveyorId=1' }] },
  {
    label: 'Finance',
    links: [
      { label: 'Invoices', to: '/invoices', permission: 'list-invoices' },
      { label: 'Pending Issued', to: '/pending-issued', permission: 'list-invoices' },
      { label: 'Pending Payment', to: '/pending-payment', permission: 'list-invoices' },
      { label: 'Complete', to: '/complete', permission: 'list-invoices' },
      { label: 'Issued Month', to: '/issued-month', permission: 'list-invoices' },
      { label: 'Issued Week', to: '/issued-week', permission: 'list-invoices' },
    ],
  },
  { links: [{ label: 'Events', to: '/events', permission: 'list-events' }] },
  {
    label: 'Data',
    links: [
      { label: 'Types', to: '/types' },
      { label: 'Types Detail', to: '/types-detail' },
    ],
  },
  {
    label: 'Clients',
    links: [
      { label: 'All Clients', to: '/clients', permission: 'list-clients' },
      ...clientTypes.map((type) => ({ label: type, to: `/clients/type/${type}`, permission: 'list-clients' as const })),
    ],
  },
  {
    links: [
      { label: 'Admin', to: '/users', permission: 'list-users', icon: PeopleIcon, screen: true },
      { label: 'Roles', to: '/roles', permission: 'list-roles' },
      { label: 'Chart', to: '/charts' },
    ],
  },
];
