import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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
import { codeFiles } from './codeFiles.ts';
import { plainReact } from './plainReact.ts';

const packed = promisify(brotliCompress);

const TEXT_FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/;

/**
 * The text font is known only to the stylesheet; named in the page it arrives sooner. At the end of the body: for a font named
 * in the head Chromium holds the first paint back (docs/decisions/0100-paint-before-font.md).
 */
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
        return [{ tag: 'link', injectTo: 'body', attrs }];
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

/** The router without the warnings of its development: its package names no other build. */
const router = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development.[\w.]*$/, 'production/index.mjs');

/**
 * Of the router only what is used: the names that it gives its parts for its own tools, and what those of a server's
 * components are told, would keep all of them.
 */
function shakeRouter(): Plugin {
  const pure = (code: string) =>
    code
      .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
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

/** The files of the build that are there before any screen. */
const everyPage = /(index|rolldown-runtime|shop)-[^/]*$/;

const server = `http://localhost:${process.env.SHOP_PORT ?? 4000}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    shakeRouter(),
    !isSsrBuild && plainReact(),
    preloadTextFont(),
    inlineTheme(),
    inlineIcon(),
    !isSsrBuild && packFiles(),
  ],
  // Siblings are read as TypeScript: one build makes the whole app. The condition is ours alone, because React Aria names
  // one 'source' and publishes no sources behind it.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [],
    conditions: ['samudra-source', ...defaultClientConditions],
  },
  // The server's build holds all it needs, in its production form whatever NODE_ENV says when it runs.
  ssr: {
    noExternal: isSsrBuild ? true : ['shop-core'],
    resolve: { conditions: ['samudra-source', ...defaultServerConditions] },
  },
  ...(isSsrBuild && {
    // React as it is developed renders a page in three times the time.
    define: { browserFiles: browserFiles(), 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    modulePreload: {
      polyfill: false,
      // A screen fetches its code with what it needs, but names not again what each page has.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((other) => other !== file && !everyPage.test(other)),
    },
    target: 'baseline-widely-available',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: isSsrBuild ?? false, // open tabs ask for parts of earlier builds: scripts/build/keepAssets.mjs
    assetsInlineLimit: 0, // a content security policy without data: stays possible
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Packing is slow, once; React asks for parts that its scheduler has in other versions.
        checks: { pluginTimings: false, importIsUndefined: false },
        // A second entry: what frames each page counts as shared, and stands in one file with what it shares.
        input: ['index.html', 'src/app/App.tsx'],
        output: {
          codeSplitting: {
            groups: codeFiles,
          },
        },
      },
    }),
  },
  server: { port: 5173, proxy: { '/api': server, '/media': server } },
}));
