import { px } from './px.ts';

/** The mark of the house: a sun half in the sea, three waves. Drawn in strokes so that it can be struck into metal. */
export function emblem(cx: number, cy: number, radius: number, colour: string, weight = 0.085): string {
  const stroke = radius * weight;
  const wave = (y: number, half: number) => {
    const step = half / 2;
    return `<path d="M${px(cx - half)} ${px(cy + y)}q${px(step / 2)} ${px(-radius * 0.2)} ${px(step)} 0t${px(step)} 0t${px(step)} 0t${px(step)} 0"/>`;
  };
  const sun = radius * 0.36;
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${px(stroke)}" stroke-linecap="round">` +
    `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}"/>` +
    `<path d="M${px(cx - sun)} ${px(cy - radius * 0.06)}a${px(sun)} ${px(sun)} 0 0 1 ${px(sun * 2)} 0" fill="${colour}" stroke="none"/>` +
    rays(cx, cy - radius * 0.06, sun) +
    wave(radius * 0.14, radius * 0.84) +
    wave(radius * 0.4, radius * 0.74) +
    wave(radius * 0.66, radius * 0.5) +
    '</g>'
  );
}

function rays(cx: number, cy: number, sun: number): string {
  return [-60, -30, 0, 30, 60]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const at = (r: number) => `${px(cx + Math.sin(angle) * r)} ${px(cy - Math.cos(angle) * r)}`;
      return `<path d="M${at(sun * 1.32)}L${at(sun * 1.72)}"/>`;
    })
    .join('');
}
