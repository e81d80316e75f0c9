/**
 * Tells other tabs of this browser that the cart changed. What changed they ask the server: messages from other tabs are
 * hints, never data. Where browsers have no BroadcastChannel, tabs see it at their next look.
 */
export function openCartChannel(onChange: () => void): { announce: () => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel('samudra-emas.cart');
  channel.onmessage = onChange;
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() };
}
