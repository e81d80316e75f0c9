const isExplained = ({ kind, layer }) => kind === 'hook' || (kind === 'function' && layer === 'rules');

const unknownCodes = ({ tags }, codes) =>
  tags
    .filter(({ tag }) => tag === 'errors')
    .flatMap(({ text }) => text.match(/[A-Z]+(_[A-Z]+)+/g) ?? [])
    .filter((word) => !codes.has(word));

const complaintsOf = (entry, codes) => {
  const { name, kind, summary, tags, example, exampleText } = entry;
  const saysWhatItGives = kind !== 'hook' || tags.some(({ tag }) => tag === 'returns');
  return [
    ...(summary ? [] : [`${name} does not say what it is for`]),
    ...(saysWhatItGives ? [] : [`${name} does not say what it gives (@returns)`]),
    ...(exampleText ? [] : [`${name} has no example; put one in shop-core/${example}`]),
    ...unknownCodes(entry, codes).map((code) => `${name} names ${code}, which is no code`),
  ];
};

/** What a hook or a rule owes its reader and does not give, or says wrong. */
export const missingDocs = (library, { problems, fields }) => {
  const codes = new Set([...problems, ...fields].map(({ code }) => code));
  return library
    .filter(isExplained)
    .flatMap((entry) => complaintsOf(entry, codes).map((complaint) => `${entry.source}: ${complaint}`));
};

/** What a call owes its reader: words beside the number of its statement, known codes, and an example that sends it. */
export const missingCallDocs = (calls, { problems }) => {
  const codes = new Set(problems.map(({ code }) => code));
  return calls.flatMap(({ name, summary, tags, example, exampleText, source }) =>
    [
      ...(/[a-z]{3}/.test(summary) ? [] : [`${name} does not say what it does`]),
      ...(new RegExp(`client\\.send\\(\\s*${name},`).test(exampleText ?? '')
        ? []
        : [`${name} has no example; put one in shop-core/${example}`]),
      ...unknownCodes({ tags }, codes).map((code) => `${name} names ${code}, which is no code`),
    ].map((complaint) => `${source}: ${complaint}`),
  );
};
