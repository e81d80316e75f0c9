import { OperatorError } from '../operatorError.ts';

const shown = 4;

/** Names as a sentence has them; of many, the first few. */
function listed(names: readonly string[]): string {
  const more = names.length - shown;
  const first = names.slice(0, shown).join(', ');
  return more > 0 ? `${first} and ${more} more are` : `${first} ${names.length === 1 ? 'is' : 'are'}`;
}

/** There is a database in the folder, but not all of it. To make a new one there would be to lose what is left. */
export class FolderNotWhole extends OperatorError {
  override name = 'FolderNotWhole';

  constructor(folder: string, why: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} is not whole: ${why}. Nothing was changed. Put the folder back from a copy, or ` +
        `move it aside and fill a new one from a backup: npm run admin -- restore FILE (docs/operations.md).`,
      options,
    );
  }

  static lacking(folder: string, names: readonly string[]): FolderNotWhole {
    return new FolderNotWhole(folder, `${listed(names)} missing`);
  }
}
