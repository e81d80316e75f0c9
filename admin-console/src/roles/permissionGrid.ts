import { type PermissionName, permissionNames } from '../contract/index.ts';

/** The verbs that have a column; what else a resource allows stands in the last one. */
export const columnVerbs = ['list', 'create', 'edit', 'delete', 'export'] as const;

export type ColumnVerb = (typeof columnVerbs)[number];

export interface PermissionRow {
  readonly area: string;
  readonly cells: Readonly<Partial<Record<ColumnVerb, PermissionName>>>;
  readonly others: readonly PermissionName[];
}

/** The word before the first dash says what is done, the rest to what. */
export const verbOf = (name: string) => name.slice(0, name.indexOf('-'));
const areaOf = (name: string) => name.slice(name.indexOf('-') + 1);

const columnOf = (name: string): ColumnVerb | undefined =>
  // Of what has no list, viewing is looking at it.
  verbOf(name) === 'view' ? 'list' : columnVerbs.find((verb) => verb === verbOf(name));

/** Every permission, one row a resource and one column a verb. */
export const permissionRows: readonly PermissionRow[] = [...new Set(permissionNames.map(areaOf))].map((area) => {
  const names = permissionNames.filter((name) => areaOf(name) === area);
  return {
    area,
    cells: Object.fromEntries(names.flatMap((name) => (columnOf(name) ? [[columnOf(name), name]] : []))),
    others: names.filter((name) => !columnOf(name)),
  };
});

export const namesOf = ({ cells, others }: PermissionRow): PermissionName[] => [...Object.values(cells), ...others];

export const namesIn = (verb: ColumnVerb): PermissionName[] => permissionRows.flatMap(({ cells }) => cells[verb] ?? []);
