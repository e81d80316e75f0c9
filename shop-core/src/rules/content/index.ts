export { pageHtml } from './pageHtml.ts';
