import type { ZakatEntryReply } from 'shop-core/contract';
import { formatWeight, milligram } from 'shop-core/rules';

/** The weight of an entry: of gold that was sold with a minus. */
export function entryWeight({ weight }: Pick<ZakatEntryReply, 'weight'>): string {
  return `${weight < 0 ? '−' : ''}${formatWeight(milligram(Math.abs(weight)))}`;
}

/** An entry in words: 'Beli 10 gram Antam'. */
export function entryName(entry: ZakatEntryReply): string {
  return `${entry.type} ${formatWeight(milligram(Math.abs(entry.weight)))} ${entry.goldType}`;
}
