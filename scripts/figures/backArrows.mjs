// The folder of a file as a room of its package: 'api-server/src/db'.
const roomOf = (path) =>
  path
    .split('/')
    .slice(0, path.split('/').length > 3 ? 3 : 2)
    .join('/');

/** The fewest imports, about, without which no folder of a package imports one that imports it, however far round. */
export function backArrows(imports) {
  const between = new Map();
  for (const [from, to] of imports) {
    const [one, other] = [roomOf(from), roomOf(to)];
    // What stands in src itself is the entry, above all of them.
    if (one === other || one.endsWith('/src') || other.endsWith('/src')) continue;
    const arrow = `${one} -> ${other}`;
    between.set(arrow, [...(between.get(arrow) ?? []), `${from} -> ${to}`]);
  }
  const heaviestFirst = [...between].sort(([, one], [, other]) => other.length - one.length);
  const kept = new Map();
  const back = [];
  for (const [arrow, own] of heaviestFirst) {
    const [from, to] = arrow.split(' -> ');
    if (reaches(kept, to, from)) back.push(...own);
    else kept.set(from, [...(kept.get(from) ?? []), to]);
  }
  return back;
}

function reaches(arrows, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (arrows.get(from) ?? []).some((next) => reaches(arrows, next, to, seen));
}
