import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
} from 'vite';

const packed = promisify(brotliCompress);

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
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: '',
          fetchpriority: 'low',
        };
        return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
      },
    },
  };
}

/**
 * The theme stands in the page itself: the first picture needs the page and nothing else. It is smaller than what a second
 * request costs on a phone.
 */
function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]* href="\/(.*?)">/, (_link, file: string) => {
          const css = bundle[file];
          if (css?.type !== 'asset') throw new Error(`index.html names ${file}, which was not built.`);
          delete bundle[file];
          return `<style>${css.source}</style>`;
        });
      },
    },
  };
}

/** The icon stands in the page too: it is a third of what asking for it costs. */
function inlineIcon(): Plugin {
  const icon = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8').replaceAll(/\n\s*/g, '');
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`),
  };
}

/** Of the router only what is used: the names that it gives its parts for its own tools would keep all of them. */
function shakeRouter(): Plugin {
  const pure = (code: string) =>
    code
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace(/React\w*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&');
  return {
    name: 'shake-router',
    transform: { filter: { id: /react-router.dist.*\.mjs$/ }, handler: (code) => ({ code: pure(code), map: null }) },
  };
}

/** Each file a second time, packed as small as it gets: a server that packs while somebody waits takes a worse way. */
function packFiles(): Plugin {
  const most = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'pack-files',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
      const pack = async (file: string) => writeFile(`${file}.br`, await packed(await readFile(file), most));
      await Promise.all(files.map((file) => pack(join(dir, file))));
    },
  };
}

const manifest = new URL('dist/.vite/manifest.json', import.meta.url);

/**
 * What the browser's build, made before, consists of: a rendered page names the code that it needs (filesOfScreen.ts). Tools
 * that look through the configurations come before any build.
 */
const browserFiles = () => (existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}');

// What every page is made of comes in one file, because one large file compresses better than many small ones.
const everywhere = new RegExp(
  [
    'node_modules.react.(cjs|index|jsx)|react-dom.(index|cjs.react-dom.production)|use-sync-external-store|react-router',
    '@tanstack.(query-core|react-query)|zod|shop-core|shop-app.src.(app|layout|parts|ui|screens.blogs.pageIn)',
  ].join('|'),
);
// What buying, forms, tables and accounts share: who looks at products waits for none of it.
const apart = new RegExp(
  [
    'CleanText|DataTable|ComboSelect|DialogModal|jotai',
    'parts.(Billing|Discount|Order|Profile|Unanswered)',
    'ui.(Address|Alert|Area|Checkbox|Copy|copy|DateField|Money|PriceEntries|TextArea|TotalAmount)',
    'ui.(areaText|focusNextEmpty|parseTypedDate|use(AreaChoice|OptionList))',
    'hooks.(address|checkout|form|provider.sayInvalidFormat)|hooks.account.(?!notif|readNotif|useNotif|useCustomer)',
    'rules.(account|address|checkout|coupon|points)|rules.form.(required|optional)',
    'rules.text.(formatHundredths|genderLabel|isEmail|isPhoneNumber|parse)|messages.priceLabels',
    'contract.(calls|entities).(address|areas|billingAddress|checkout|coupon|order|points|pointHistory|shipping)',
  ].join('|'),
);

const server = `http://localhost:${process.env.SHOP_PORT ?? 4000}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), shakeRouter(), preloadTextFont(), inlineTheme(), inlineIcon(), !isSsrBuild && packFiles()],
  // Siblings are read as TypeScript: one build makes the whole app. The condition is ours alone, because React Aria names
  // one 'source' and publishes no sources behind it.
  resolve: { conditions: ['samudra-source', ...defaultClientConditions] },
  // The server's build holds all it needs, in its production form whatever NODE_ENV says when it runs.
  ssr: {
    noExternal: isSsrBuild ? true : ['shop-core'],
    resolve: { conditions: ['samudra-source', ...defaultServerConditions] },
  },
  ...(isSsrBuild && { define: { browserFiles: browserFiles() } }),
  build: {
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: isSsrBuild ?? false, // open tabs ask for parts of earlier builds: scripts/build/keepAssets.mjs
    assetsInlineLimit: 0, // a content security policy without data: stays possible
    ...(!isSsrBuild && {
      rolldownOptions: {
        checks: { pluginTimings: false }, // packing is slow, once
        output: {
          codeSplitting: {
            groups: [{ name: 'shop', minShareCount: 2, test: (id) => everywhere.test(id) && !apart.test(id) }],
          },
        },
      },
    }),
  },
  server: { port: 5173, proxy: { '/api': server, '/media': server } },
}));
