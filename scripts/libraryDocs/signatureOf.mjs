import ts from 'typescript';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A parameter that is taken apart where it stands has no name to show: it is called after what it is. */
const nameOf = ({ name, type }) => {
  if (ts.isIdentifier(name)) return name.text;
  const typeName = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : 'Options';
  if (/Options$/.test(typeName)) return 'options';
  return typeName === 'Pick' || typeName === 'WithClient' ? 'shop' : typeName[0].toLowerCase() + typeName.slice(1);
};

/** The type of a parameter as it is written; a name that only its file knows is written out. */
const writtenType = (type) => {
  const text = type.getText();
  const own = type
    .getSourceFile()
    .statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === text);
  return own && own.modifiers === undefined ? own.type.getText() : text;
};

/** What TanStack Query gives is called by its name, not by the forty things in it. */
const shortened = (answer) =>
  answer
    .replace(/^OmitKeyof<UseQueryOptions<(.*?), Error, .*$/s, 'UseQueryOptions<$1>')
    .replace(/^\{ (.*?;) (?:data: [^;]*; )?error: .*dataUpdatedAt.*$/s, "Omit<UseQueryResult, 'data'> & { $1 }");

/** How a function is called, as a declaration. The types that `rename` knows are called by their names. */
export const signatureOf = (declaration, checker, rename) => {
  const typeOf = (type) => rename(checker.typeToString(type, declaration, flags));
  const parameters = declaration.parameters.map((parameter) => {
    const type = parameter.type ? writtenType(parameter.type) : typeOf(checker.getTypeAtLocation(parameter));
    return `${nameOf(parameter)}${parameter.initializer || parameter.questionToken ? '?' : ''}: ${type}`;
  });
  const inferred = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(declaration));
  const answer = declaration.type?.getText() ?? shortened(typeOf(inferred));
  const generics = declaration.typeParameters?.map((each) => each.getText()).join(', ');
  return `declare function ${declaration.name.text}${generics ? `<${generics}>` : ''}(${parameters.join(', ')}): ${answer};`;
};
