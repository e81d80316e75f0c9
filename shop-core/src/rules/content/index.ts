export { markupSettings } from './markupSettings.ts';
export { pageHtml } from './pageHtml.ts';
