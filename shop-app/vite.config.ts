import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const sibling = (file: string) => fileURLToPath(new URL(`../shop-core/src/${file}`, import.meta.url));

const TEXT_FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/;

/** The text font is known only to the stylesheet; named in the page it arrives together with it. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const font = Object.keys(bundle ?? {}).find((file) => TEXT_FONT.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadTextFont()],
  // The sibling is read as TypeScript: one build makes the whole app. Its `source` condition would do the same, but React
  // Aria names one too and publishes no sources behind it, which the development server cannot resolve.
  resolve: {
    alias: [
      { find: /^shop-core$/, replacement: sibling('index.ts') },
      { find: /^shop-core\/(\w+)$/, replacement: sibling('$1/index.ts') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true, // byte budgets and the server render read it
    assetsInlineLimit: 0, // a content security policy without data: stays possible
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${process.env.SHOP_PORT ?? 4000}` } },
});
