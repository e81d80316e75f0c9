type Fields = Readonly<Record<string, unknown>>;

/** An entry of the audit log as react-admin holds it: moments are texts. */
export interface ShownEntry {
  readonly id: number;
  readonly at: string;
  readonly adminId: number | null;
  readonly adminName: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number;
  /** Absent for who may not read the record. */
  readonly before?: Fields | null;
  readonly after?: Fields | null;
  readonly ip: string | null;
}
