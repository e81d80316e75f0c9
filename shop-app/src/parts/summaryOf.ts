const longest = 160;

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The beginning of a text without its HTML, ending with a word: as much as a search result shows. */
export function summaryOf(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
