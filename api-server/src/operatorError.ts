/** A failure whose message tells the operator all there is to know: shown as it is, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
