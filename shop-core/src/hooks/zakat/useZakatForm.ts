import { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import { saveZakat } from '../../contract/calls/zakat.ts';
import type { ZakatEntryReply } from '../../contract/entities/zakat.ts';
import { zakatTypes } from '../../rules/constants.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { signedWeight } from '../../rules/zakat/signedWeight.ts';
import { type ZakatForm, zakatDraft } from '../../rules/zakat/zakatDraft.ts';
import { zakatProblems } from '../../rules/zakat/zakatProblems.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sentenceFor } from '../provider/sentenceFor.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { refuse, useAction } from '../provider/useAction.ts';
import { zakatKey } from './zakatQuery.ts';

const empty: ZakatForm = { type: null, goldType: '', weight: '', purity: '', price: '', date: null };

/**
 * The BELI/JUAL EMAS dialog (S2.143). More sold than held is refused by the server, which knows all entries: the
 * weight says on which day, and how much is missing. A form that was saved is empty again.
 * @param onSaved told when the entry is there, to close the dialog; the entry is null where a back end does not answer it
 * @returns A form as it is typed: grams, percent and rupiah are texts, and a comma is as good as a dot.
 * @errors LOGIN_REQUIRED; GOLD_NOT_HELD (`date`, `missing`); its fields are refused with REQUIRED, CHOICE_INVALID,
 * NUMBER_INVALID, NUMBER_TOO_SMALL, NUMBER_TOO_LARGE and DATE_IN_FUTURE.
 */
export function useZakatForm(onSaved?: (entry: ZakatEntryReply | null) => void): Form<ZakatForm> {
  const { now } = useShop();
  const { run } = useAction(save, { outcome: 'goldRecorded', quiet: ['FORM_INVALID', 'GOLD_NOT_HELD'] });
  const form: Form<ZakatForm> = useForm<ZakatForm>({
    defaults: empty,
    keepAs: 'zakat',
    problems: (values) => zakatProblems(zakatDraft(values), jakartaDate(now())),
    submit: async (values) => {
      const saved = await run(values);
      if (saved.ok) {
        form.reset(empty);
        onSaved?.(saved.value);
      }
      return saved;
    },
  });
  return form;
}

async function save(form: ZakatForm, shop: Shop): Promise<ZakatEntryReply | null> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const { customerCode } = session.profile;
  const { goldType, weight, purity, price, date } = zakatDraft(form);
  const type = zakatTypes.find((known) => known === form.type);
  // The form lets nothing else through.
  if (!type || !goldType || !weight || !purity || !date) return refuse({ code: 'FORM_INVALID', fields: [] });
  const gold = { goldType: goldType.trim(), weight: signedWeight(type, milligram(weight)), purity };
  const body = { customerCode, id: 0, type, ...gold, price: rupiah(price ?? 0), date };
  try {
    return await shop.client.send(saveZakat, { body });
  } catch (cause) {
    return refuseWeight(cause, shop);
  } finally {
    // Refused or not, this page may have been behind.
    void shop.queryClient.invalidateQueries({ queryKey: zakatKey(shop, customerCode) });
  }
}

/** Nothing but its weight makes a sale more than is held. */
function refuseWeight(cause: unknown, { messages }: Shop): never {
  const error = shopErrorOf(cause);
  if (error.problem.code !== 'GOLD_NOT_HELD') throw error;
  throw new ShopError(error.problem, { ...error, fields: { weight: sentenceFor(error, messages) }, cause });
}
