// One character class after another, none of which can match the same character twice: linear time for any input.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const domainLabel = /^[a-z\d-]{1,63}$/i;
const topLevel = /^[a-z]/i;

/**
 * Whether a text is an e-mail address as people have them: one '@', a local part without odd dots, a domain with
 * at least one dot. Spaces around it make it invalid; strip them first.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

function isLocalPart(text: string): boolean {
  return localPart.test(text) && !text.startsWith('.') && !text.endsWith('.') && !text.includes('..');
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length >= 2 && labels.every(isLabel) && topLevel.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return domainLabel.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
