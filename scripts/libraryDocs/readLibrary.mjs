import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { contractDeclarations, contractTypes, renamer } from './contractTypes.mjs';
import { formatted } from './formatted.mjs';
import { readCalls } from './readCalls.mjs';
import { signatureOf } from './signatureOf.mjs';

/** The entries that have docs, in the order of their pages. */
const entries = [
  { page: 'hooks', from: 'shop-core', file: 'index.ts' },
  { page: 'rules', from: 'shop-core/rules', file: 'rules/index.ts' },
  { page: 'rules-account', from: 'shop-core/rules/account', file: 'rules/account/index.ts' },
  { page: 'rules-content', from: 'shop-core/rules/content', file: 'rules/content/index.ts' },
  { page: 'rules-gold', from: 'shop-core/rules/gold', file: 'rules/gold/index.ts' },
  { page: 'rules-typed', from: 'shop-core/rules/typed', file: 'rules/typed/index.ts' },
  { page: 'rules-back-office', from: 'shop-core/rules/back-office', file: 'rules/back-office/index.ts' },
];

const contractFile = 'contract/index.ts';

const openProgram = (folder) => {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder);
  return ts.createProgram(
    [...entries.map(({ file }) => file), contractFile].map((file) => join(folder, 'src', file)),
    { ...options, types: [], skipLibCheck: true },
  );
};

/** What is written above a declaration: the text, and the tags below it. */
const commentOf = (declaration) => {
  // A constant is declared inside a statement, which carries the comment.
  const owner = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = (comment) => (ts.getTextOfJSDocComment(comment) ?? '').trim();
  const docs = owner.jsDoc?.at(-1);
  const tags = (docs?.tags ?? []).map((tag) => ({
    tag: tag.tagName.text,
    name: tag.name?.getText(),
    text: text(tag.comment).replace(/^- /, ''),
  }));
  return { summary: text(docs?.comment), tags };
};

/** The types that stand in the file of a hook or rule and are published with it. */
const typesIn = (sourceFile, published) =>
  sourceFile.statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .filter((node) => published.has(node.name.text))
    .map((node) => sourceFile.text.slice(node.getStart(sourceFile, true), node.end).replace(/^export /m, ''));

const kindOf = (name, declaration) => {
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  return ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration) ? 'type' : 'value';
};

/** The folder of a hook or rule. The client stands with the provider, which makes one. */
const areaOf = (path) => {
  const [layer, area, file] = path.split('/');
  if (layer === 'client') return 'provider';
  return file ? area : 'shop';
};

/** Everything that the documented entries of shop-core publish, and the types of what travels. */
export const readLibrary = (root) => {
  const folder = join(root, 'shop-core');
  const program = openProgram(folder);
  const checker = program.getTypeChecker();
  const moduleOf = (file) => checker.getSymbolAtLocation(program.getSourceFile(join(folder, 'src', file)));
  const contract = contractTypes(checker, moduleOf(contractFile));
  const rename = renamer(contract);

  const readExport = (symbol, published, { page, from }) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = target.declarations;
    const { name } = symbol;
    const sourceFile = declaration.getSourceFile();
    const kind = kindOf(name, declaration);
    const path = relative(join(folder, 'src'), sourceFile.fileName);
    const [layer] = path.split('/');
    const example = `examples/${layer}/${name}.${layer === 'hooks' ? 'tsx' : 'ts'}`;
    const hasExample = existsSync(join(folder, example));
    return {
      ...{ name, kind, page, from, layer, example },
      area: areaOf(path),
      source: `shop-core/src/${path}`,
      ...commentOf(declaration),
      signature: ts.isFunctionDeclaration(declaration) ? signatureOf(declaration, checker, rename) : undefined,
      types: typesIn(sourceFile, published),
      exampleText: hasExample ? readFileSync(join(folder, example), 'utf8').trimEnd() : undefined,
    };
  };

  const library = entries.flatMap((entry) => {
    const symbols = checker.getExportsOfModule(moduleOf(entry.file));
    const published = new Set(symbols.map(({ name }) => name));
    return symbols.map((symbol) => readExport(symbol, published, entry));
  });
  const calls = readCalls({ root, checker, contract: moduleOf(contractFile), commentOf });
  const signatures = library.map(({ signature }) => signature ?? '');
  const travels = calls.map(({ ask, reply }) => `type Ask = { ${ask.join('; ')} };\ntype Reply = ${reply};`);
  const tidy = formatted(root, [...signatures, ...travels, ...contractDeclarations(contract)]);
  return {
    library: library.map((each, at) => ({ ...each, signature: tidy[at] || undefined })),
    calls: calls.map((each, at) => ({ ...each, travels: tidy[library.length + at] })),
    contract: tidy.slice(library.length + calls.length),
  };
};
