/** Draws one picture. Only called when the seed writes it: eighty drawings are not made to ask for a name. */
export type Draw = () => string;

/** Pictures by their name in the media table, without '.svg'. */
export type Pictures = Readonly<Record<string, Draw>>;
