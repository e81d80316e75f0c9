import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.InTypeAlias;

/** What a type is made of. An entity is an interface, for its name, of what its codec gives. */
const madeOf = (checker, symbol) => {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return symbol.flags & ts.SymbolFlags.Interface ? checker.getBaseTypes(type)[0] : type;
};

/** The types of what travels, written out: their names and texts. */
export const contractTypes = (checker, contract) =>
  checker
    .getExportsOfModule(contract)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))
    .map((symbol) => ({
      name: symbol.name,
      text: checker.typeToString(madeOf(checker, symbol), undefined, flags),
    }))
    .filter(({ text }) => text.startsWith('{'));

/** Calls a type of the contract by its name wherever it was written out. A shape with two names keeps none. */
export const renamer = (types) => {
  const names = new Map();
  for (const { name, text } of types) names.set(text, names.has(text) ? text : name);
  const longestFirst = [...names].sort(([one], [other]) => other.length - one.length);
  return (text) => longestFirst.reduce((renamed, [whole, name]) => renamed.replaceAll(whole, name), text);
};

/** The same types as declarations that call each other by their names, in the order of the alphabet. */
export const contractDeclarations = (types) =>
  types
    .map(({ name, text }) => {
      const rename = renamer(types.filter((other) => other.name !== name));
      return `type ${name} = ${rename(text)};`;
    })
    .sort();
