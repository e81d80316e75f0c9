/** Somewhere that the command palette leads to. */
export interface Destination {
  readonly label: string;
  /** Of what kind it is. */
  readonly hint: string;
  readonly to: string;
}
