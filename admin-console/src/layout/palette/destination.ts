/** Somewhere that the command palette leads to, or something that it does. */
export interface Destination {
  readonly label: string;
  /** Of what kind it is. */
  readonly hint: string;
  /** Where it leads; of what is done at once, what tells it from the others. */
  readonly to: string;
  readonly act?: () => void;
}
