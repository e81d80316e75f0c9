import { chromiumPath } from './chromium.ts';
import { postgresBinaries } from './postgresBinaries.ts';

// Run before the tests, so what is missing is said first and once.
try {
  process.stdout.write(`Chromium: ${chromiumPath()}\nPostgreSQL: ${postgresBinaries()}\n`);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
  process.exitCode = 1;
}
