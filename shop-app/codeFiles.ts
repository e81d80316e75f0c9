// What every page is made of comes in one file, because one large file compresses better than many small ones.
const everywhere = new RegExp(
  [
    'node_modules.react.(cjs|index|jsx)|react-dom.(index|cjs.react-dom.production)|own-store-hook|react-router',
    '@tanstack.(query-core|react-query)|zod|shop-core|shop-app.src.(app|layout|parts|ui|screens.blogs.pageIn)',
  ].join('|'),
);
// What buying, forms, tables and accounts share: who looks at products waits for none of it.
const apart = new RegExp(
  [
    'CleanText|DataTable|ComboSelect|DialogModal|jotai',
    'parts.(Billing|Company|Discount|Order|Profile|Unanswered)',
    'ui.(Address|Alert|Area|Checkbox|Copy|copy|DateField|Money|PriceEntries|TextArea|TotalAmount)',
    'ui.(areaText|focusNextEmpty|parseTypedDate|use(AreaChoice|OptionList))',
    'hooks.(address|checkout|form|provider.sayInvalidFormat)|hooks.account.(?!notif|readNotif|useNotif|useCustomer)',
    'rules.(account|address|checkout|coupon|points)|rules.form.(required|optional)',
    'rules.text.(formatHundredths|genderLabel|isEmail|isPhoneNumber|parse)|messages.priceLabels',
    'contract.(calls|entities).(address|areas|billingAddress|checkout|coupon|order|points|pointHistory|shipping)',
  ].join('|'),
);

// What some pages of visitors share, a file each: the login, what a product is shown by, what a list is ordered and turned by.
const some = {
  login: /LoginForm|ui.(PasswordField|TextField)|messages.(field|idFieldMessages)|rules.session.loginProblems/,
  product: /ui.(RadioList|Tabs)/,
  list: /ui.(Pagination|pagesToShow|Select)/,
};
const isShared = (id: string) =>
  everywhere.test(id) && !apart.test(id) && !Object.values(some).some((of) => of.test(id));

/** Which code comes in one file; the rest comes in those that the bundler makes. */
export const codeFiles = [
  { name: 'shop', priority: 1, minShareCount: 2, test: isShared },
  ...Object.entries(some).map(([name, test]) => ({ name, minShareCount: 2, test })),
];
