import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/server.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  sourcemap: true,
  splitting: false,
  removeNodeProtocol: false,
  // Libraries stay in node_modules; our own siblings are TypeScript and become part of the bundle.
  skipNodeModulesBundle: true,
  noExternal: [/^shop-core(\/|$)/, /^admin-console(\/|$)/],
  esbuildOptions: (options) => {
    options.conditions = ['samudra-source'];
  },
});
