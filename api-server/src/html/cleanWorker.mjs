import { parentPort, workerData } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

// JavaScript, because a worker is loaded by Node itself, without what reads TypeScript in development.
const purify = createDOMPurify(new JSDOM('').window);
parentPort.on('message', (html) => parentPort.postMessage(purify.sanitize(html, workerData)));
