import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { SecurityScreen } from './account/lazySecurity.ts';
import { AuditList } from './audit/lazyAudit.ts';
import { ChartsScreen } from './charts/lazyCharts.ts';
import { ClientCreate, ClientEdit, ClientList, ClientShow } from './clients/lazyClients.ts';
import { EventCreate, EventEdit, EventList, EventMonth, EventShow } from './events/lazyEvents.ts';
import { ScreenWaiting } from './fetching/ScreenWaiting.tsx';
import { InvoiceList, InvoicePage, InvoiceShow, PendingIssued } from './invoices/lazyInvoices.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { Home } from './layout/Home.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { ProjectCreate, ProjectEdit, ProjectList, ProjectShow, ProjectsFilter } from './projects/lazyProjects.ts';
import type { Providers } from './providers/createProviders.ts';
import { securityPath } from './providers/securityPath.ts';
import { RoleCreate, RoleEdit, RoleList, RoleShow } from './roles/lazyRoles.ts';
import { chosenTheme } from './theme/chosenTheme.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';
import { TypeCreate, TypeEdit, TypeList, TypeShow } from './types/lazyTypes.ts';
import { TypeDetailCreate, TypeDetailEdit, TypeDetailList, TypeDetailShow } from './typesDetail/lazyTypeDetails.ts';
import { UserCreate, UserEdit, UserList } from './users/lazyUsers.ts';
import { VesselCreate, VesselEdit, VesselList, VesselShow } from './vessels/lazyVessels.ts';

/** The back office. Stands inside a router, which its owner chooses. */
export function Console({ providers }: { readonly providers: Providers }) {
  const theme = chosenTheme();
  return (
    <Admin
      {...providers}
      title="Samudra Emas"
      theme={lightTheme}
      darkTheme={darkTheme}
      {...(theme && { defaultTheme: theme })}
      layout={ConsoleLayout}
      loginPage={LoginScreen}
      dashboard={Home}
      loading={ScreenWaiting}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      requireAuth
      disableTelemetry
    >
      <Resource name="users" list={UserList}>
        <Route path="add" element={<UserCreate />} />
        <Route path="edit/:id" element={<UserEdit />} />
        {/* The list would answer every path under its own. */}
        <Route path=":rest/*" element={<NotFound />} />
      </Resource>
      <Resource name="projects" list={ProjectList} create={ProjectCreate} edit={ProjectEdit} show={ProjectShow} />
      <Resource name="clients" list={ClientList} create={ClientCreate} edit={ClientEdit} show={ClientShow}>
        <Route path="type/:type" element={<ClientList />} />
      </Resource>
      <Resource name="vessels" list={VesselList} create={VesselCreate} edit={VesselEdit} show={VesselShow} />
      <Resource name="types" list={TypeList} create={TypeCreate} edit={TypeEdit} show={TypeShow} />
      <Resource
        name="types-detail"
        list={TypeDetailList}
        create={TypeDetailCreate}
        edit={TypeDetailEdit}
        show={TypeDetailShow}
      />
      <Resource name="events" list={EventMonth} create={EventCreate} edit={EventEdit} show={EventShow}>
        <Route path="list" element={<EventList />} />
      </Resource>
      <Resource name="invoices" list={InvoiceList} show={InvoiceShow} />
      <CustomRoutes>
        <Route path="/projects-filter" element={<ProjectsFilter />} />
        <Route path="/charts" element={<ChartsScreen />} />
        <Route path="/pending-issued" element={<PendingIssued />} />
        {(['pending-payment', 'complete', 'issued-month', 'issued-week'] as const).map((page) => (
          <Route key={page} path={`/${page}`} element={<InvoicePage key={page} page={page} />} />
        ))}
      </CustomRoutes>
      <Resource name="roles" list={RoleList} create={RoleCreate} edit={RoleEdit} show={RoleShow} />
      <Resource name="audit" list={AuditList} />
      <CustomRoutes>
        <Route path={securityPath} element={<SecurityScreen />} />
      </CustomRoutes>
    </Admin>
  );
}
