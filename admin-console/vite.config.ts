import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Siblings are read as TypeScript: one build makes the whole console.
  resolve: { conditions: ['samudra-source', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    emptyOutDir: false, // open tabs ask for parts of earlier builds: scripts/build/keepAssets.mjs
    assetsInlineLimit: 0, // a content security policy without data: stays possible
    // The libraries are most of the console and change with an upgrade only. What few screens need comes with them.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/, minShareCount: 12 }] } },
    },
    chunkSizeWarningLimit: 1_200,
  },
  server: { port: 5174, proxy: { '/api': `http://localhost:${process.env.ADMIN_PORT ?? 4001}` } },
});
