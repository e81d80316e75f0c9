import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const none = { default: { logLevel: 'none' } };
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** `./rules/gold` is reported in `rules-gold.api.md`, and what stands at `.` under the name of the package. */
const entriesOf = (folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types)
    .map(([entry, { types }]) => ({
      reportFileName: entry === '.' ? name : entry.slice(2).replaceAll('/', '-'),
      mainEntryPointFilePath: join(folder, types),
    }));
};

const configOf = ({ reportFileName, mainEntryPointFilePath }, files, folder, reportFolder) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      // With the types that an entry uses but does not name: they are part of what it promises.
      apiReport: {
        enabled: true,
        reportFileName: `${reportFileName}.api.md`,
        reportFolder,
        reportTempFolder: reportFolder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions, files } },
      messages: { extractorMessageReporting: none, tsdocMessageReporting: none },
    },
  });

/** What each entry of an unpacked package promises, as a text that a reviewer can compare: by file name. */
export const apiReports = (folder) => {
  const entries = entriesOf(folder);
  const files = entries.map((entry) => entry.mainEntryPointFilePath);
  const into = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    const configs = entries.map((entry) => configOf(entry, files, folder, into));
    const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files });
    const messageCallback = (message) => {
      if (message.logLevel !== 'error') message.handled = true;
    };
    for (const config of configs) {
      const { errorCount } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
      if (errorCount > 0) throw new Error(`No report of ${config.mainEntryPointFilePath}`);
    }
    return new Map(readdirSync(into).map((file) => [file, readFileSync(join(into, file), 'utf8')]));
  } finally {
    rmSync(into, { recursive: true });
  }
};
