import type { CheckoutHint, Problem } from 'shop-core/rules';

/** The fields in which a step of the hint flow (S2.118) is done: those that are missing, or what follows when none is. */
export function fieldsOfHint(hint: CheckoutHint, blockers: readonly Problem[]): readonly string[] {
  switch (hint) {
    case 'PICK_SHIPPING':
      return ['courier'];
    case 'COMPLETE_ADDRESS':
      return missingFields(blockers) ?? ['firstName', 'note'];
    case 'PICK_PAYMENT':
      return ['bank'];
    case 'CHECK_COST':
      return ['cost'];
    case 'FINISH':
      return lastFields(blockers);
  }
}

function missingFields(blockers: readonly Problem[]): readonly string[] | undefined {
  for (const problem of blockers) if (problem.code === 'FORM_INVALID') return problem.fields.map(({ field }) => field);
  return undefined;
}

function lastFields(blockers: readonly Problem[]): readonly string[] {
  const codes = blockers.map(({ code }) => code);
  if (codes.includes('TERMS_REQUIRED')) return ['terms'];
  return codes.includes('REDEEM_ALL_UNCONFIRMED') ? ['redeemAll'] : ['order'];
}
