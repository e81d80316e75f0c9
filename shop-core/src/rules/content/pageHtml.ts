import { editorHtml } from './editorHtml.ts';

/**
 * The HTML of a page or blog post: its content as it stands, or made from a stored editor document (S2.76). What comes
 * from a document is safe by how it is made; raw HTML is only as clean as who stored it, so clean it before showing it.
 */
export function pageHtml({ content, isEditor }: { readonly content: string; readonly isEditor: boolean }): string {
  return isEditor ? editorHtml(content) : content;
}
