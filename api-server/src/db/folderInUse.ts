import { OperatorError } from '../operatorError.ts';

interface Owner {
  /** Empty where it is not known. */
  readonly processId: string;
  readonly cause?: unknown;
}

/** Another process works in the folder; two would destroy each other's writes. */
export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';

  constructor(folder: string, { processId, ...options }: Owner) {
    super(
      `The data folder ${folder} is in use by another server${processId && ` (process ${processId})`}: ` +
        'stop that one, or start this one with another DATA_DIR.',
      options,
    );
  }
}
