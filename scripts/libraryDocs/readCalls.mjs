import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.InTypeAlias;

/** `call('GET /bank', ...)`, which a call of the contract is declared by. */
const declaredBy = (declaration) => {
  const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return made && ts.isCallExpression(made) && made.expression.getText() === 'call' ? made : undefined;
};

const withoutIndent = (text) => {
  const [first, ...rest] = text.split('\n');
  const indents = rest.filter(Boolean).map((line) => line.search(/\S/));
  const most = indents.length > 0 ? Math.min(...indents) : 0;
  return [first, ...rest.map((line) => line.slice(most))].join('\n');
};

/** The example of each call of an area: what stands in the function that sends it. */
const examplesIn = (path) => {
  if (!existsSync(path)) return new Map();
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declared = file.statements.filter(ts.isVariableStatement).flatMap((each) => each.declarationList.declarations);
  const { initializer } = declared.find(({ name }) => name.getText() === 'examples');
  return new Map(
    initializer.expression.properties.map(({ name, initializer: { body } }) => {
      const text = ts.isBlock(body)
        ? body.statements
            .map((each) =>
              each
                .getFullText()
                .replace(/^\n+ {4}/, '')
                .replace(/\n {4}/g, '\n'),
            )
            .join('\n')
        : `const reply = await ${withoutIndent(body.getText())};`;
      return [name.getText(), text.replace('return client.send', 'const reply = await client.send')];
    }),
  );
};

/** Every call of the contract: its address, who may ask, what is asked and answered, and how it is sent. */
export const readCalls = ({ root, checker, contract, commentOf }) => {
  const heldBy = (type, name) => {
    const property = type.getProperty(name);
    return property && checker.getTypeOfSymbol(property);
  };
  /** What our side passes or gets of a part of a call. */
  const oursOf = (call, part) => {
    const codec = heldBy(call, part);
    return codec && heldBy(heldBy(codec, '_zod'), 'output');
  };
  const written = (type) => checker.typeToString(type, undefined, flags);
  return checker.getExportsOfModule(contract).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const made = declaredBy(target.declarations[0]);
    if (!made) return [];
    const type = checker.getTypeOfSymbol(target);
    const asked = ['params', 'query', 'body'].flatMap((part) => {
      const ours = oursOf(type, part);
      return ours ? [{ part, ours }] : [];
    });
    const area = basename(target.declarations[0].getSourceFile().fileName, '.ts');
    const example = `examples/calls/${area}.ts`;
    return {
      ...{
        name: symbol.name,
        kind: 'call',
        page: 'calls',
        area,
        example,
        source: `shop-core/src/contract/calls/${area}.ts`,
      },
      ...commentOf(target.declarations[0]),
      route: made.arguments[0].text,
      isOfCustomers: checker.typeToString(heldBy(type, 'auth')) === '"customer"',
      ask: asked.map(({ part, ours }) => `${part}: ${written(ours)}`),
      namesCustomer: asked.some(({ ours }) => ours.getProperty('customerCode')),
      reply: written(oursOf(type, 'reply')),
      exampleText: examplesIn(join(root, 'shop-core', example)).get(symbol.name),
    };
  });
};
