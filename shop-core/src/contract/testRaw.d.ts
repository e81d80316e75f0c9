/** A file as text, read by Vite. */
declare module '*.tsv?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is Vite that exports it so.
  export default text;
}

declare module '*.md?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is Vite that exports it so.
  export default text;
}
