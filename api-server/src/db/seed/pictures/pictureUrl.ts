/** Where the server serves a picture of the media table. */
export function pictureUrl(name: string): string {
  return `/media/${name}.svg`;
}
