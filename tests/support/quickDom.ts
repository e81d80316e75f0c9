/*
 * Two things that jsdom does slowly and that queries and users of the Testing Library ask for at every element: they took
 * four fifths of the time of a form's test.
 */

/** jsdom walks the whole document for each label and each field. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const labels = [...this.ownerDocument.querySelectorAll('label')];
  return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
}

/**
 * jsdom tries every rule of every style sheet on an element and on each of its ancestors. What is hidden in a test is
 * hidden by an attribute or by its own style; what a style sheet hides is seen in Chromium.
 */
function ownStyles(computed: typeof window.getComputedStyle): typeof window.getComputedStyle {
  return (element, pseudo) =>
    element instanceof HTMLElement && !element.hidden ? element.style : computed(element, pseudo);
}

// A file may ask for an environment without a document.
if (typeof window !== 'undefined') {
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', { get: labelsOf });
  }
  window.getComputedStyle = ownStyles(window.getComputedStyle.bind(window));
}
