import { join } from 'node:path';

/** Where mails lie as files when there is no mail server to send them. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');
