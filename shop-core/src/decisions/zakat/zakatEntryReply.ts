import type { ZakatEntryReply } from '../../contract/entities/zakat.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { fineGold } from '../../rules/zakat/fineGold.ts';
import { fineGoldValue } from '../../rules/zakat/fineGoldValue.ts';
import { signedWeight } from '../../rules/zakat/signedWeight.ts';
import type { GoldEntry, ZakatFacts } from './zakatFacts.ts';

/** An entry as its owner reads it: sales below 0, worth what its fine gold is worth today. */
export function zakatEntryReply(
  { id, type, goldType, weight, purity, price, date }: GoldEntry,
  { goldPrice }: Pick<ZakatFacts, 'goldPrice'>,
): ZakatEntryReply {
  const currentPrice = fineGoldValue(fineGold(weight, purity), goldPrice ?? rupiah(0));
  return { id, type, goldType, weight: signedWeight(type, weight), purity, price, currentPrice, date };
}
