/** The manifest of the browser's build, as vite.config.ts puts it into the server's; elsewhere nothing. */
declare const browserFiles: Readonly<Record<string, BuiltFile>> | undefined;

interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

const screens: Readonly<Record<string, string>> = {
  '': 'home/HomeScreen',
  products: 'products/ProductsScreen',
  'products/:sku': 'product/ProductScreen',
  blogs: 'blogs/BlogsScreen',
  about: 'about/AboutScreen',
  'pages/:slug': 'page/PageScreen',
  'blogs/:slug': 'page/PageScreen',
};

/** Addresses of the code that a rendered route needs beside what every page needs: they are fetched together. */
export function filesOfScreen(path: string): string[] {
  const built = typeof browserFiles === 'undefined' ? undefined : browserFiles;
  const screen = screens[path];
  if (!built || screen === undefined) return [];
  const everywhere = withImports(built, 'index.html');
  const files = [...withImports(built, `src/screens/${screen}.tsx`)].filter((key) => !everywhere.has(key));
  return files.map((key) => `/${built[key]?.file}`);
}

function withImports(built: Readonly<Record<string, BuiltFile>>, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of built[key]?.imports ?? []) withImports(built, imported, found);
  return found;
}
