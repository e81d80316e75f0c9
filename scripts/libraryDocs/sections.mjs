const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** What the introduction says how to use is linked to it where the text begins with its name. */
const introduced = (text) =>
  text.replace(
    /^(An? (?:query|action|form))\b/,
    (_, words) => `[${words}](README.md#${words.replace(' ', '-').toLowerCase()})`,
  );

/** Comments in code name statements of a specification that a reader of these pages does not have. */
const withoutReferences = (text) => text.replace(/\s\((?:S\d+\.\d+(?:,\s|-)?)+\)/g, '');

const labels = { returns: 'Gives', errors: 'Errors', throws: 'Throws', server: 'On a server' };

const tagged = ({ tags }, words) => {
  const parameters = tags.filter(({ tag }) => tag === 'param').map(({ name, text }) => `- \`${name}\`: ${words(text)}`);
  const others = ['returns', 'errors', 'throws', 'server'].flatMap((label) =>
    tags.filter(({ tag }) => tag === label).map(({ text }) => `**${labels[label]}:** ${introduced(words(text))}`),
  );
  return [parameters.join('\n'), ...others].filter(Boolean);
};

/** A hook or a rule on its page: what it is for, how it is called, what it gives, what may go wrong, and an example. */
export const section = (entry, words, level) => {
  const { name, summary, signature, types, example, exampleText, source } = entry;
  const language = example.endsWith('x') ? 'tsx' : 'ts';
  return [
    `${'#'.repeat(level)} ${name}`,
    words(summary),
    code('ts', withoutReferences([signature, ...types].join('\n\n'))),
    ...tagged(entry, words),
    ...(exampleText ? [code(language, exampleText), `[${example}](../../shop-core/${example})`] : []),
    `[Source](../../${source})`,
  ].join('\n\n');
};

/** Types that stand in files of their own, each once. */
export const typeBlock = (entries) =>
  code('ts', withoutReferences([...new Set(entries.flatMap(({ types }) => types))].join('\n\n')));

/** What is published beside the hooks and rules, a line each. */
export const listed = ({ name, kind, signature, summary, source }, words) => {
  const called =
    kind === 'type' || !signature
      ? name
      : signature
          .replace(/^declare function |;$/g, '')
          .replace(/\s+/g, ' ')
          .replace(/\( /, '(')
          .replace(/,? \)/, ')');
  return `- [\`${called}\`](../../${source})${summary ? `: ${words(summary)}` : ''}`;
};
