import { createHash } from 'node:crypto';

/** Stands for a text in a table without telling it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
