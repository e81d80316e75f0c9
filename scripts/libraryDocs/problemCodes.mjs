import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const squeezed = (text) => text.replace(/\s+/g, ' ');

const memberOf = (node) => ({
  code: node.name.text,
  carries: node.type.getText() === 'Nothing' ? '' : squeezed(node.type.getText()).replaceAll('readonly ', ''),
  meaning: (node.jsDoc ?? []).map(({ comment }) => squeezed(ts.getTextOfJSDocComment(comment) ?? '')).join(' '),
});

/** The codes that an interface of the rules lists, each with what it carries. */
const codesIn = (file, name) => {
  const found = parse(file).statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return found.members.map(memberOf);
};

/** What is said of each code: the sentence, or nothing where it is made of what the code carries. */
const sentencesIn = (file) => {
  const sentences = new Map();
  const visit = (node) => {
    const isSentence = ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer);
    if (isSentence) sentences.set(node.name.getText(), node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return sentences;
};

/** Every code that the shop says no with, and every code that a field is refused with. */
export const readProblemCodes = (root) => {
  const at = (path) => join(root, 'shop-core/src', path);
  const read = (file, name, messages) => {
    const sentences = sentencesIn(at(messages));
    return codesIn(at(file), name).map((each) => ({ ...each, sentence: sentences.get(each.code) }));
  };
  return {
    problems: read('rules/problem.ts', 'ProblemDetails', 'messages/idMessages.ts'),
    fields: read('rules/fieldProblem.ts', 'FieldProblemDetails', 'messages/idFieldMessages.ts'),
  };
};
