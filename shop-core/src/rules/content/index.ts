export { markupSettings } from './markupSettings.ts';
export { pageHtml } from './pageHtml.ts';
export { type VideoPlayer, videoOrigins, videoPlayer } from './videoPlayer.ts';
