import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { repository } from '../support/repository.ts';

const asked = 'asked.ts';

/** What a frontend pays in kB for some source that imports shop-core: bundled, minified, gzipped. */
const gzipOf = async (source: string): Promise<number> => {
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
      rolldownOptions: { input: asked, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('vite watched instead of building');
  return gzipSync(built.output[0].code, { level: 9 }).length / 1_000;
};

/** The size of each entry of the rules, and of the one rule that both sides price by. */
export const rulesSize = async () => ({
  shop: await gzipOf("export * from 'shop-core/rules';"),
  account: await gzipOf("export * from 'shop-core/rules/account';"),
  backOffice: await gzipOf("export * from 'shop-core/rules/back-office';"),
  content: await gzipOf("export * from 'shop-core/rules/content';"),
  gold: await gzipOf("export * from 'shop-core/rules/gold';"),
  priceOrder: await gzipOf("export { priceOrder } from 'shop-core/rules';"),
});
