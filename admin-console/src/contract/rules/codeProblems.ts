import type { FieldProblem } from 'shop-core/rules';
import { type CodeKind, understoodCode } from 'shop-core/rules/typed';

/** Which fields of a form hold which codes. */
type CodesOf<F extends string> = { readonly [K in F]?: CodeKind };

export const clientCodes = { npwp: 'npwp', email: 'email', phone: 'phone' } as const satisfies CodesOf<string>;
export const vesselCodes = { imo: 'imo', mmsi: 'mmsi' } as const satisfies CodesOf<string>;

/** What is wrong with the codes of a form; one that is left empty is none. */
export function codeProblems<F extends string>(
  form: { readonly [K in NoInfer<F>]: string | null },
  codes: { readonly [K in F]: CodeKind },
): FieldProblem<F>[] {
  return (Object.keys(codes) as F[]).flatMap((field) => {
    const { problem } = understoodCode(form[field] ?? '', codes[field]);
    return problem ? [{ ...problem, field }] : [];
  });
}

/** The same of the people of a client, each at its place in the list. */
export function contactProblems(
  contacts: readonly { readonly email: string | null; readonly phone: string | null }[],
): FieldProblem[] {
  return contacts.flatMap((contact, at) =>
    codeProblems(contact, { email: 'email', phone: 'phone' }).map((problem) => ({
      ...problem,
      field: `contacts.${at}.${problem.field}`,
    })),
  );
}

/** The codes of a form as they are stored: an NPWP has its dots. Ask {@link codeProblems} first. */
export function storedCodes<F extends string>(
  form: { readonly [K in NoInfer<F>]: string | null },
  codes: { readonly [K in F]: CodeKind },
): { [K in F]: string | null } {
  const stored = (Object.keys(codes) as F[]).map((field) => [
    field,
    understoodCode(form[field] ?? '', codes[field]).value ?? null,
  ]);
  return Object.fromEntries(stored) as { [K in F]: string | null };
}
