import { ShopError } from '../../client/shopError.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import type { FieldProblem, FieldProblemCode } from '../../rules/fieldProblem.ts';
import { useShop } from '../provider/ShopProvider.tsx';

/** Tells the problems of some codes as a notice, each in the words that stand at its field. */
export function useFieldNotice(told: readonly FieldProblemCode[] = []): (problems: readonly FieldProblem[]) => void {
  const { onNotice } = useShop();
  return (problems) => {
    for (const problem of problems.filter(({ code }) => told.includes(code))) {
      const fields = fieldErrors([problem]);
      const error = new ShopError({ code: 'FORM_INVALID', fields: [problem] }, { fields });
      onNotice({ tone: 'bad', error, sentence: fields[problem.field] ?? '' });
    }
  };
}
