/** Too much waits for the database already. The SQLSTATE is that of too many connections. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  readonly code = '53300';

  constructor() {
    super('too much waits for the embedded database');
  }
}
