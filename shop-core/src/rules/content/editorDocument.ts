/** A stretch of a block's text in code points, as Draft.js counts them, and what it is: a style's name or the key of an entity. */
export interface EditorRange {
  readonly from: number;
  readonly to: number;
  readonly what: string;
}

export interface EditorBlock {
  readonly type: string;
  /** Its code points: an emoji is one, however many UTF-16 units it takes. */
  readonly characters: readonly string[];
  /** How deep a list item stands, 0 to 4. */
  readonly depth: number;
  readonly styles: readonly EditorRange[];
  readonly entities: readonly EditorRange[];
}

export interface EditorEntity {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EditorDocument {
  readonly blocks: readonly EditorBlock[];
  readonly entities: ReadonlyMap<string, EditorEntity>;
}

const deepest = 4;

/** Reads a stored editor document, a raw Draft.js one as JSON; undefined when the text is none. Odd parts are left out. */
export function editorDocument(json: string): EditorDocument | undefined {
  const raw = parsed(json);
  if (!isRecord(raw) || !Array.isArray(raw.blocks)) return undefined;
  const entities = new Map<string, EditorEntity>();
  for (const [key, { type, data }] of Object.entries(isRecord(raw.entityMap) ? raw.entityMap : {}).filter(isEntry)) {
    entities.set(key, { type: word(type).toUpperCase(), data: isRecord(data) ? data : {} });
  }
  return { blocks: raw.blocks.filter(isRecord).map(block), entities };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function block(raw: Record<string, unknown>): EditorBlock {
  const characters = [...word(raw.text)];
  return {
    type: word(raw.type),
    characters,
    depth: Math.min(deepest, place(raw.depth)),
    styles: ranges(raw.inlineStyleRanges, 'style', characters.length),
    entities: ranges(raw.entityRanges, 'key', characters.length),
  };
}

function ranges(raw: unknown, name: 'style' | 'key', end: number): EditorRange[] {
  return (Array.isArray(raw) ? raw : []).filter(isRecord).map((range) => {
    const from = Math.min(end, place(range.offset));
    return { from, to: Math.min(end, from + place(range.length)), what: what(range[name]) };
  });
}

function what(value: unknown): string {
  return typeof value === 'number' ? String(value) : word(value);
}

function place(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEntry(entry: [string, unknown]): entry is [string, Record<string, unknown>] {
  return isRecord(entry[1]);
}
