import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { repository } from '../support/repository.ts';

const asked = 'asked.ts';

/** What a frontend has anyhow. */
const peers = [/^react($|\/)/, /^@tanstack\/react-query$/];

/** What a frontend pays in kB for some source that imports shop-core: bundled, minified, gzipped, its peers not counted. */
export const gzipOf = async (source: string): Promise<number> => {
  const built = await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['samudra-source'] },
    plugins: [
      {
        name: 'asked',
        resolveId: (id) => (id === asked ? fileURLToPath(new URL(asked, import.meta.url)) : undefined),
        load: (id) => (id.endsWith(`/${asked}`) ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: asked, external: peers, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('vite watched instead of building');
  return gzipSync(built.output[0].code, { level: 9 }).length / 1_000;
};
