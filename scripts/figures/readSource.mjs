import ts from 'typescript';

/** The functions of a file with their lengths in lines, and how often it says `as`. */
export function readSource(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const functions = [];
  let casts = 0;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const name = node.name?.getText() ?? node.parent.name?.getText() ?? 'unnamed';
      functions.push({ name, length: lineOf(node.getEnd()) - lineOf(node.getStart()) + 1 });
    }
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') casts += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { functions, casts };
}
