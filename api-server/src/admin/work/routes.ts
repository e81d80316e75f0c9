import * as contract from 'admin-console/contract';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import type { Resource, TableOf } from '../rest/resourceTypes.ts';
import { serveResource } from '../rest/serveResource.ts';
import { serveWrites } from '../rest/serveWrites.ts';
import { clientsWriting } from './clients.ts';
import { eventsWriting } from './events.ts';
import { projectWriting } from './projectWriting.ts';
import { typeDetailsWriting, typesWriting } from './types.ts';
import { vesselsWriting } from './vessels.ts';
import { workTables as tables } from './workTables.ts';

/** The office's work and what it works with, in plain REST. */
export function workRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    for (const [name, table] of Object.entries(tables)) {
      const resource: Resource = contract.workResources[name as keyof typeof tables];
      serveResource(at, services, resource, table as unknown as TableOf<Resource>);
    }
    serveWrites(at, services, contract.projectsResource, tables.projects, projectWriting);
    serveWrites(at, services, contract.clientsResource, tables.clients, clientsWriting);
    serveWrites(at, services, contract.vesselsResource, tables.vessels, vesselsWriting);
    serveWrites(at, services, contract.typesResource, tables.types, typesWriting);
    serveWrites(at, services, contract.typeDetailsResource, tables['types-detail'], typeDetailsWriting);
    serveWrites(at, services, contract.eventsResource, tables.events, eventsWriting);
  });
}
