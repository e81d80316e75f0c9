import axe from 'axe-core';

// axe asks for letters drawn on a canvas, which jsdom has not.
HTMLCanvasElement.prototype.getContext = () => null;

/** What axe finds wrong with the page, but for what needs a layout: contrast and sizes are measured elsewhere. */
export async function axeViolations(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
  const { violations } = await axe.run(document, { rules });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`);
}
