import { html } from './html.ts';

/** The page of a mail: its headline, and its paragraphs as markup. Mail programs know inline styles only. */
export function mailPage(headline: string, paragraphs: readonly string[]): string {
  const font = "font-family:Georgia,'Times New Roman',serif";
  const head = html`<h1 style="margin:0 0 24px;font-size:24px;color:#14213d">${headline}</h1>`;
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px;line-height:1.5">${paragraph}</p>`);
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    html`<meta name="viewport" content="width=device-width"><title>${headline}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fbf8f1;color:#14213d;font-family:Arial,sans-serif;font-size:16px">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e8e0cc">',
    `<p style="margin:0 0 24px;${font};font-size:20px;color:#8a6414">Samudra Emas</p>`,
    head,
    ...body,
    '</div></body></html>',
  ].join('\n');
}

/** A link that looks like a button. */
export function mailButton(href: string, label: string): string {
  const style =
    'display:inline-block;padding:12px 24px;background:#d9a93a;color:#1e1503;font-weight:bold;text-decoration:none';
  return html`<a href="${href}" style="${style}">${label}</a>`;
}
