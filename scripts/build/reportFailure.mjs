/** A person who runs a command reads a sentence, not a stack. */
export const reportFailure = (reason) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
};
