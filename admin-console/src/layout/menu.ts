import RolesIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ClientsIcon from '@mui/icons-material/ApartmentOutlined';
import ChartIcon from '@mui/icons-material/BarChartOutlined';
import DataIcon from '@mui/icons-material/CategoryOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventsIcon from '@mui/icons-material/EventOutlined';
import ProjectsIcon from '@mui/icons-material/FolderOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import AdminIcon from '@mui/icons-material/PeopleAltOutlined';
import FinanceIcon from '@mui/icons-material/ReceiptLongOutlined';
import TasksIcon from '@mui/icons-material/TaskAltOutlined';
import TopManagementIcon from '@mui/icons-material/TrendingUp';
import type { MenuFacts, MenuGroup, MenuLink } from './menuLink.ts';

const stages = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const clientTypes = ['Underwriter', 'Broker', 'Shipowner', 'Adjuster'];

/** Every link of the side menu with its permission (S2.7-S2.16, S6.1-S6.8). Logout stands below them. */
export const menu = ({ ownId, types }: MenuFacts): readonly MenuGroup[] => [
  { links: [{ label: 'Dashboard', to: '/', permission: 'view-dashboards', icon: DashboardIcon }] },
  {
    label: 'Top Management',
    icon: TopManagementIcon,
    links: stages.map((stage) => ({
      label: `console.menu.stage${stage}`,
      to: `/projects?projectStatusReportId=${stage}`,
    })),
  },
  {
    label: 'Projects',
    icon: ProjectsIcon,
    links: allNeed('list-projects', [
      { label: 'console.menu.allProjects', to: '/projects' },
      ...types.flatMap(({ id, name }) => [
        { label: 'console.menu.onProgress', about: { type: name }, to: `/projects-filter?typeId=${id}&status=onp` },
        { label: 'console.menu.followUp', about: { type: name }, to: `/projects-filter?typeId=${id}&status=fol` },
      ]),
    ]),
  },
  {
    label: 'Tasks',
    icon: TasksIcon,
    links: [
      { label: 'console.menu.ownProjects', to: `/projects?surveyorId=${ownId}` },
      { label: 'console.menu.followUpsDue', to: `/projects?surveyorId=${ownId}&status=fol` },
    ],
  },
  {
    label: 'Finance',
    icon: FinanceIcon,
    links: allNeed('list-invoices', [
      { label: 'console.menu.allInvoices', to: '/invoices' },
      { label: 'console.menu.pendingIssued', to: '/pending-issued' },
      { label: 'console.menu.pendingPayment', to: '/pending-payment' },
      { label: 'console.menu.complete', to: '/complete' },
      { label: 'console.menu.issuedMonth', to: '/issued-month' },
      { label: 'console.menu.issuedWeek', to: '/issued-week' },
    ]),
  },
  { links: [{ label: 'Events', to: '/events', permission: 'list-events', icon: EventsIcon }] },
  {
    label: 'Data',
    icon: DataIcon,
    links: [
      { label: 'console.menu.types', to: '/types' },
      { label: 'console.menu.typesDetail', to: '/types-detail' },
    ],
  },
  {
    label: 'Clients',
    icon: ClientsIcon,
    links: allNeed('list-clients', [
      { label: 'console.menu.allClients', to: '/clients' },
      ...clientTypes.map((type) => ({ label: type, to: `/clients/type/${type}` })),
    ]),
  },
  {
    links: [
      { label: 'Admin', to: '/users', permission: 'list-users', icon: AdminIcon },
      { label: 'Roles', to: '/roles', permission: 'list-roles', icon: RolesIcon },
      { label: 'Chart', to: '/charts', icon: ChartIcon },
      { label: 'console.menu.audit', to: '/audit', permission: 'list-audit', icon: AuditIcon },
    ],
  },
];

function allNeed(permission: NonNullable<MenuLink['permission']>, links: readonly MenuLink[]): MenuLink[] {
  return links.map((link) => ({ ...link, permission }));
}
