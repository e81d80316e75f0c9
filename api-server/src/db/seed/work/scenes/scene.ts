/** What happens in projects of a kind. `{vessel}`, `{place}`, `{waters}`, `{cargo}` and `{amount}` are filled in. */
export interface Scene {
  readonly title: string;
  readonly nature?: string;
  readonly causes?: readonly string[];
  readonly texts: readonly string[];
  /** What was found, and what was recommended. */
  readonly findings: readonly (readonly [found: string, recommended: string])[];
}

/** By the codes of typeDetails.ts. */
export type Scenes = Readonly<Record<string, Scene>>;
