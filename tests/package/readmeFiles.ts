import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../support/repository.ts';

/** The first file that the package's page shows in this language. */
const shown = (language: string): string => {
  const [, text] = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(readText('shop-core/README.md')) ?? [];
  if (!text) throw new Error(`shop-core/README.md shows no ${language}.`);
  return text;
};

/** The cart of 30 lines with which the package's page begins. */
export const readmeCart = (): string => shown('tsx');

/** Writes the files of the page's first example, as its reader would. */
export function writeReadmeFiles(folder: string): void {
  writeFileSync(join(folder, 'cart.tsx'), readmeCart());
  writeFileSync(join(folder, 'index.html'), shown('html'));
  writeFileSync(join(folder, 'vite.config.mjs'), shown('js'));
}
