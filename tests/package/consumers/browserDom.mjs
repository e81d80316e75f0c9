import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<main></main>', { url: 'https://app.example/', pretendToBeVisual: true });
const { document, localStorage, MutationObserver, HTMLElement, Node } = window;
Object.assign(globalThis, { window, document, localStorage, MutationObserver, HTMLElement, Node });
