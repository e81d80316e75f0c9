const base64Picture = /^(?:data:image\/(?:jpeg|png|webp);base64,)?([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a picture that travels as a base64 data URL, or as base64 alone; undefined for anything else. */
export function pictureBytes(text: string): Buffer | undefined {
  const base64 = base64Picture.exec(text)?.[1];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}
