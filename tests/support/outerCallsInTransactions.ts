import ts from 'typescript';

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** `anything.transaction(...)` and `inTransaction(...)`. */
const opensTransaction = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text === 'transaction'
    : expression.getText() === 'inTransaction';

const callbacksIn = (node: ts.Node): ts.Node[] => {
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(...callbacksIn(child)));
  return ts.isCallExpression(node) && opensTransaction(node) ? [...below, ...node.arguments.filter(isFunction)] : below;
};

const namesOfDb = (callback: ts.Node, source: ts.SourceFile): number[] => {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'db')
      lines.push(source.getLineAndCharacterOfPosition(node.pos).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(callback);
  return lines;
};

/** Lines that name `db` inside a transaction: such a query would wait for the transaction it stands in, for ever. */
export const outerCallsInTransactions = (code: string): number[] => {
  const source = ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true);
  return callbacksIn(source).flatMap((callback) => namesOfDb(callback, source));
};
