import { firefoxPath } from './browsers/firefox.ts';
import { webkitPath } from './browsers/webkit.ts';
import { chromiumPath } from './chromium.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { ensureStrace } from './strace.ts';

// Run before the tests, so what is missing is said first and once.
try {
  process.stdout.write(`Chromium: ${chromiumPath()}\nFirefox: ${firefoxPath()}\nWebKit: ${webkitPath()}\n`);
  process.stdout.write(`PostgreSQL: ${postgresBinaries()}\nTracing: ${ensureStrace()}\n`);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
  process.exitCode = 1;
}
