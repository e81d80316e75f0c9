import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
} from 'vite';

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

// Forms, tables and the cleaner of HTML, with all that brings them in: who looks at products needs none of them.
const apart =
  /react-hook-form|@hookform|hooks.(form|address)|ui.(AddressFields|AreaSearch)|(Billing|Profile)Form|dompurify|RichText|DataTable/;

const server = `http://localhost:${process.env.SHOP_PORT ?? 4000}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), preloadTextFont()],
  // Siblings are read as TypeScript: one build makes the whole app. The condition is ours alone, because React Aria names
  // one 'source' and publishes no sources behind it.
  resolve: { conditions: ['samudra-source', ...defaultClientConditions] },
  // The server's build holds all it needs, in its production form whatever NODE_ENV says when it runs.
  ssr: {
    noExternal: isSsrBuild ? true : ['shop-core'],
    resolve: { conditions: ['samudra-source', ...defaultServerConditions] },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true, // byte budgets and the server render read it
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0, // a content security policy without data: stays possible
    // What three screens share comes in one file, because one large file compresses better than many small ones.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 3, test: (id) => !apart.test(id) }] },
        },
      },
    }),
  },
  server: { port: 5173, proxy: { '/api': server, '/media': server } },
}));
