type Kind = 'down' | 'busy' | 'refused';

/**
 * Why the rate service gave no answer. 'down': nothing came, or nothing readable; it may be worth another try. 'busy': it
 * asks for less. 'refused': it lives but has no price for this ask, so asking again changes nothing. The message goes into
 * the log: it never holds what was sent or received.
 */
export class RateFailure extends Error {
  override name = 'RateFailure';
  readonly kind: Kind;

  constructor(message: string, { kind, ...options }: { readonly kind: Kind; readonly cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}
