/**
 * The words of a name or of what somebody typed, the same for both: without capitals, accents and apostrophes, and parted
 * at whatever is neither letter nor digit. "Ma'rang, Una-Una" is marang, una, una.
 */
export function areaWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\p{M}'’`]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
