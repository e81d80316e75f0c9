/** Calls `leave` when another tab logs out or logs somebody else in: what this tab shows is then another person's. */
export function onLoginElsewhere(leave: () => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    // Clearing everything comes without a key.
    if (key === null || (key === 'profile' && oldValue !== null && oldValue !== newValue)) leave();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
