import {
  createReview,
  deleteZakat,
  getReviews,
  getZakat,
  saveZakat,
  submitQuiz,
  type ZakatChange,
  type ZakatLedger,
} from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import type { Visit } from '../visit.ts';

const lookAtLedger = ({ entries, ...ledger }: ZakatLedger) => ({
  ...ledger,
  entries: entries.map(({ id: _, ...entry }) => entry),
});

/** Bought, sold, sold too much, changed and deleted. */
export async function keepZakat(visit: Visit): Promise<void> {
  const { code: customerCode } = await visit.logIn().then(() => visit.place.stage.customer);
  const save = (about: Partial<ZakatChange> = {}) =>
    visit.ask(
      saveZakat,
      {
        body: {
          ...{ customerCode, id: 0, type: 'Beli', goldType: ' Antam ', weight: 100_000, purity: 9_990 },
          ...{ price: rupiah(180_000_000), date: calendarDate('2026-01-10'), ...about },
        },
      },
      (entry) => entry && { ...entry, id: 'its own' },
    );
  const look = (page = 0, size = 10) => visit.ask(getZakat, { body: { page, customerCode, size } }, lookAtLedger);
  await look();
  const bought = await save();
  await save({ type: 'Jual', weight: -50_000, date: calendarDate('2026-03-01') });
  await look();
  await save({ type: 'Jual', weight: -60_000, date: calendarDate('2026-02-01') });
  await save({ type: 'Jual', weight: 1_000 });
  await save({ purity: 0, goldType: ' ', date: calendarDate('2099-01-01') });
  await save({ id: 2_000_000_000 });
  await save({ id: bought?.id ?? 0, weight: 200_000, purity: 9_999 });
  await look(1, 1);
  await visit.ask(deleteZakat, { params: { id: bought?.id ?? 0 } });
  await visit.ask(deleteZakat, { params: { id: 2_000_000_000 } });
  // A login that nobody used for a year is over.
  await visit.place.advance(365 * 24 * 60 * 60_000);
  await look();
  await visit.logIn();
  await look();
}

/** Three a day, and what is not whole. */
export async function takeQuiz(visit: Visit): Promise<void> {
  const email = `${visit.place.stage.customer.username}@kuis.test`;
  const send = (values: number[], about = {}) =>
    visit.ask(submitQuiz, { body: { email, name: ' Ani ', values, ...about } }, (answer) => answer);
  await send([1, 2, 3, 4, 5, 1, 2, 3]);
  await send([1, 2, 3], { name: ' ', email: 'bukan email' });
  await send([5, 5, 5, 5, 5, 5, 5, 5]);
  await send([1, 1, 1, 1, 1, 1, 1, 1], { email: email.toUpperCase() });
  await send([1, 1, 1, 1, 1, 1, 1, 1]);
  await visit.place.advance(24 * 60 * 60_000);
  await send([2, 2, 2, 1, 1, 1, 1, 1]);
}

/** Written, waiting, approved; twice; and where none are taken. */
export async function review(visit: Visit): Promise<void> {
  const { bar, coin, customer } = visit.place.stage;
  const write = (productId: number, about = {}) =>
    visit.ask(createReview, {
      body: { customerCode: customer.code, productId, title: ' Bagus ', comment: 'Cepat.', rate: 4, ...about },
    });
  const look = () =>
    visit.ask(
      getReviews,
      { body: { page: 0, size: 50, status: 'PENDING', productId: bar.id } },
      ({ totalItems, reviews }) => [totalItems, reviews.map(({ id: _, ...shown }) => shown)],
    );
  await write(bar.id);
  await visit.logIn();
  await write(bar.id, { title: ' ' });
  await write(bar.id);
  await look();
  await visit.place.approveReviews();
  await look();
  await write(bar.id);
  await write(coin.id);
  await write(2_000_000_000);
}
