import { ink } from './ink.ts';
import { scene } from './scene.ts';

const grounds = [
  ['#24365F', ink.goldPale],
  ['#7E2733', '#F6D9C8'],
  ['#1E5A4B', '#DDF0DE'],
  ['#6B4A12', '#FBEBC2'],
  ['#3B3566', '#E5DDF6'],
] as const;

/** The picture of somebody who has not given one: initials on a quiet ground that follows from the name. */
export function portrait(name: string): string {
  const words = name.trim().split(/\s+/);
  const initials =
    `${words[0]?.[0] ?? '?'}${words.length > 1 ? (words[words.length - 1]?.[0] ?? '') : ''}`.toUpperCase();
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  const [ground, letters] = grounds[sum % grounds.length] ?? grounds[0];
  const body =
    `<rect width="240" height="240" fill="${ground}"/><circle cx="120" cy="120" r="96" fill="${letters}" opacity="0.1"/>` +
    `<text x="120" y="150" font-size="88" font-weight="700" text-anchor="middle" fill="${letters}">${initials}</text>`;
  return scene({ title: name, width: 240, height: 240, body });
}
