import { join } from 'node:path';
import ts from 'typescript';
import { repository } from './repository.ts';

const folder = join(repository, 'shop-core');
const page = join(folder, 'examples/hovered.ts');

const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder);
  return { ...parsed.options, types: [], noErrorTruncation: true };
};

/** TypeScript as an editor asks it, of a page that imports shop-core. */
const editorOf = (text: string): ts.LanguageService =>
  ts.createLanguageService({
    getScriptFileNames: () => [page],
    getScriptVersion: () => '1',
    getScriptSnapshot(path) {
      const held = path === page ? text : ts.sys.readFile(path);
      return held === undefined ? undefined : ts.ScriptSnapshot.fromString(held);
    },
    getCompilationSettings: options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === page || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
  });

/** What an editor shows of each constant of a page, whole, by its name. */
export function hoversIn(text: string): ReadonlyMap<string, string> {
  const editor = editorOf(text);
  const constants = [...text.matchAll(/(?<=^const )\w+/gm)];
  return new Map(
    constants.map(({ 0: name, index }) => {
      const { displayParts } = editor.getQuickInfoAtPosition(page, index, Number.MAX_SAFE_INTEGER) ?? {};
      return [name, ts.displayPartsToString(displayParts).replace(/^const \w+: /, '')];
    }),
  );
}
