/**
 * Tells other tabs of this browser with the same shop that the cart changed. What changed they ask the server: messages from other tabs are
 * hints, never data. Where browsers have no BroadcastChannel, tabs see it at their next look.
 */
export function openCartChannel(name: string, onChange: () => void): { announce: () => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`${name}.cart`);
  channel.onmessage = onChange;
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() };
}
