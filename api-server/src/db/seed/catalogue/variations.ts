import type { SeedSku } from './seedProduct.ts';

export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** How many pieces of each variation: not all alike, and some sold out, as in a real shop. */
const stocks = [7, 12, 15, 9, 4, 0, 6, 11];

/** Every combination of one or two choices as a sku: 'PR-CPS-24K-16'. Larger sizes weigh a little more. */
export function variations(sku: string, weightMg: number, axes: readonly [Axis, Axis?]): SeedSku[] {
  const [first, second] = axes;
  const rows: {
    readonly values: readonly string[];
    readonly attributes: Readonly<Record<string, string>>;
    readonly step: number;
  }[] = [];
  first.values.forEach((value, step) => {
    const own = { [first.name]: value };
    if (!second) rows.push({ values: [value], attributes: own, step });
    else
      for (const other of second.values)
        rows.push({ values: [value, other], attributes: { ...own, [second.name]: other }, step });
  });
  return rows.map(({ values, attributes, step }, index) => ({
    sku: `${sku}-${values.map(code).join('-')}`,
    weightMg: weightMg + step * Math.round(weightMg / 100),
    stock: stocks[index % stocks.length] ?? 0,
    attributes,
  }));
}

/** '45 cm' is 45, 'Emas rosa' is ROSA. */
function code(value: string): string {
  return /^\d+/.exec(value)?.[0] ?? (value.split(' ').at(-1) ?? value).toUpperCase();
}
