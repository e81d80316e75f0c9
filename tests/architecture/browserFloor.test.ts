import { expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

/**
 * What browsers of the floor lack (README: Chrome and Edge 111, Firefox 114, Safari 16.4), and what a page over plain http
 * lacks in every browser. What JavaScript itself has since 2023 the compiler refuses: `lib` of the tsconfigs is ES2022.
 */
const newer =
  /randomUUID|crypto\.subtle|AbortSignal\.(any|timeout)\(|URL\.(canParse|parse)\(|Intl\.(Segmenter|DurationFormat)|navigator\.(locks|clipboard|share|storage|serviceWorker)|BroadcastChannel|structuredClone|withResolvers|groupBy\(|startViewTransition|scheduler\.|requestIdleCallback|CompressionStream/;

/** Files that ask first whether it is there. */
const guarded: Readonly<Record<string, string>> = {
  'admin-console/src/account/copyShown.ts': 'copies the selection, or leaves it to the admin',
  'shop-app/src/ui/copyText.ts': 'copies by a selection',
  'shop-core/src/hooks/provider/cartChannel.ts': 'other tabs see it at their next look',
  'shop-core/src/rules/text/cutText.ts': 'finds characters by a pattern',
};

it('uses nothing newer than the browsers that the README names, unless it asks first', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /^(shop-core|shop-app|admin-console)\/src\/.*\.tsx?$/.test(file) &&
      !/\.test\.|\/test[A-Z]|\/testing\//.test(file),
  );
  const found = files.filter((file) =>
    readText(file)
      .split('\n')
      .some((line) => newer.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
  );
  expect(found.sort()).toEqual(Object.keys(guarded));
});
