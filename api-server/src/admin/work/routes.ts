import * as contract from 'admin-console/contract';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import type { Resource, TableOf, WritingOf } from '../rest/resourceTypes.ts';
import { serveResource } from '../rest/serveResource.ts';
import { serveWrites } from '../rest/serveWrites.ts';
import { clientsTable, clientsWriting } from './clients.ts';
import { eventsTable, eventsWriting } from './events.ts';
import { invoicesTable } from './invoices.ts';
import { reviewersTable, statusReportsTable, surveyorsTable } from './lookups.ts';
import * as parts from './projectParts.ts';
import { projectsTable } from './projects.ts';
import { projectWriting } from './projectWriting.ts';
import { typeDetailsTable, typeDetailsWriting, typesTable, typesWriting } from './types.ts';
import { vesselsTable, vesselsWriting } from './vessels.ts';

/** The office's work and what it works with, in plain REST. */
export function workRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    const read = <R extends Resource>(resource: R, table: TableOf<R>) => serveResource(at, services, resource, table);
    const edit = <R extends Resource>(resource: R, table: TableOf<R>, writing: WritingOf<R>) => {
      read(resource, table);
      serveWrites(at, services, resource, table, writing);
    };
    edit(contract.projectsResource, projectsTable, projectWriting);
    edit(contract.clientsResource, clientsTable, clientsWriting);
    edit(contract.vesselsResource, vesselsTable, vesselsWriting);
    edit(contract.typesResource, typesTable, typesWriting);
    edit(contract.typeDetailsResource, typeDetailsTable, typeDetailsWriting);
    edit(contract.eventsResource, eventsTable, eventsWriting);
    read(contract.invoicesResource, invoicesTable);
    read(contract.statusReportsResource, statusReportsTable);
    read(contract.surveyorsResource, surveyorsTable);
    read(contract.reviewersResource, reviewersTable);
    read(contract.attendancesResource, parts.attendancesTable);
    read(contract.figuresResource, parts.figuresTable);
    read(contract.findingsResource, parts.findingsTable);
    read(contract.reportsResource, parts.reportsTable);
    read(contract.documentsResource, parts.documentsTable);
    read(contract.timeEntriesResource, parts.timeEntriesTable);
    read(contract.expensesResource, parts.expensesTable);
  });
}
