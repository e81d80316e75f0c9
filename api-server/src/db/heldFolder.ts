/** A folder that this process alone may write, until it lets go of it. */
export interface HeldFolder {
  release(): Promise<void>;
}
