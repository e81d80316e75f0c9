/** What somebody had typed into a form when the session ended. */
export interface Typed {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Kept extends Typed {
  readonly userId: number;
}

const name = 'samudra-emas.typed';

/** The forms that are open, and what is kept of one over the login after a session that ended. It lasts as long as the tab. */
export function typedForms() {
  const open = new Set<() => Typed | undefined>();
  const kept = (): Kept | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  };
  return {
    /** Tells how to read a form that is open, until the returned function is called. It says nothing when nothing was typed. */
    watch(read: () => Typed | undefined): () => void {
      open.add(read);
      return () => void open.delete(read);
    },
    /** Keeps what is typed right now for this user. */
    keep(userId: number): void {
      for (const read of open) {
        const typed = read();
        if (typed) keepText(JSON.stringify({ ...typed, userId }));
      }
    },
    /** What was kept for this user; what was kept for another is gone with the asking. */
    keptFor(userId: number): Typed | undefined {
      const found = kept();
      if (found && found.userId !== userId) forget();
      return found?.userId === userId ? found : undefined;
    },
    forget,
  };
}

export type TypedForms = ReturnType<typeof typedForms>;

const forget = (): void => {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where storage is blocked nothing was kept.
  }
};

function keepText(text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Where storage is blocked or full nothing can be kept.
  }
}
