/** What any call of its kind may be refused with, from what is declared of it. */
const sharedCodes = ({ isOfCustomers, namesCustomer, ask }) => [
  ...(isOfCustomers ? ['LOGIN_REQUIRED'] : []),
  ...(isOfCustomers && namesCustomer ? ['NOT_YOURS'] : []),
  ...(ask.length > 0 ? ['FORM_INVALID'] : []),
];

/** The statement in front is for who reads the sources. */
const withoutStatement = (text) => {
  const rest = text.replace(/^(?:Ours: |S7\.\d+[.,]? )/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** A call: what it does, what it takes and answers, what it is refused with, and how it is sent. */
export const callSection = (call, words) => {
  const { name, summary, route, isOfCustomers, tags, travels, exampleText, example, source } = call;
  const own = tags.filter(({ tag }) => tag === 'errors').map(({ text }) => words(text));
  const shared = sharedCodes(call);
  return [
    `### ${name}`,
    words(withoutStatement(summary)),
    `\`${route}\`, ${isOfCustomers ? 'for a customer who is logged in' : 'for anybody'}.`,
    `\`\`\`ts\n${travels}\n\`\`\``,
    ...(own.length + shared.length > 0
      ? [`**Errors:** ${[...own, words(shared.join(', '))].filter(Boolean).join(' ')}`]
      : []),
    `\`\`\`ts\n${exampleText}\n\`\`\``,
    `[${example}](../../shop-core/${example}) · [Source](../../${source})`,
  ].join('\n\n');
};

/** How any call is sent. */
export const callExample = `\`\`\`ts
import { createShopClient } from 'shop-core/client';
import { getBanks } from 'shop-core/contract';

const client = createShopClient({ baseUrl: 'https://shop.example/api', getToken: () => token });
const banks = await client.send(getBanks, {});
\`\`\``;

export const callErrors =
  'Every failure is thrown as a `ShopError` with a `problem.code`: one that stands with the call, or one that any call may meet, which are ' +
  'OFFLINE, UNREACHABLE, UNAVAILABLE, RATE_LIMITED (`retryAfterSeconds`), UNEXPECTED, and for a write STATUS_UNKNOWN, when nobody knows ' +
  "whether it was done. NOT_YOURS is said of a `customerCode` that is not the login's, FORM_INVALID of fields (`error.fields`), and PASSWORD_CHANGE_REQUIRED of every " +
  'call for a customer who logged in by a mailed password, until `resetPassword` changed it.';
