import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submitQuiz } from 'shop-core/contract';
import { quizQuestions } from 'shop-core/messages';
import { createMemoryShop, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';

/** Chooses an answer to each question, from the first on; 1 is the most careful one. */
async function answer(user: UserEvent, scores: readonly number[]) {
  for (const [place, { text, answers }] of quizQuestions.entries()) {
    const score = scores[place];
    if (score === undefined) return;
    const question = within(screen.getByLabelText(`${place + 1}. ${text}`));
    await user.click(question.getByLabelText(answers[score - 1] ?? ''));
  }
}

async function openQuiz({ shop = createMemoryShop() } = {}) {
  const page = openShop('/quiz', { shop });
  await page.user.click(await screen.findByLabelText('Nama'));
  await page.user.paste('Dewi');
  await page.user.click(screen.getByLabelText('Email'));
  await page.user.paste('dewi@contoh.test');
  return { ...page, shop, send: () => page.user.click(screen.getByText('Lihat hasil')) };
}

it('asks eight questions, each with one choice of five, and for name and e-mail [S2.140, S9.24]', async () => {
  const { user } = await openQuiz();
  const questions = screen.getAllByRole('radiogroup');
  const asked = questions.map((question) => [...question.querySelectorAll('label')].map((label) => label.textContent));
  expect(asked).toEqual(quizQuestions.map(({ answers }) => answers));
  expect(questions.map((question) => question.querySelector('p')?.textContent)).toEqual(
    quizQuestions.map(({ text }, at) => `${at + 1}. ${text}`),
  );
  await answer(user, [5]);
  await answer(user, [1]);
  const chosen = screen.getAllByRole('radio', { checked: true });
  expect(chosen.map((radio) => radio.closest('label')?.textContent)).toEqual([quizQuestions[0]?.answers[0]]);
  expect(screen.getByText('1 dari 8 pertanyaan terjawab')).toBeVisible();
});

it('shows the score, the profile, what it means and the way on in place of the form [S2.37, S2.141, S9.27]', async () => {
  const { user, send, shop, address } = await openQuiz();
  await answer(user, [3, 3, 3, 3, 3, 3, 3, 2]);
  await send();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Balanced' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Skor Anda', { exact: false })).toHaveTextContent('Skor Anda 23 dari 40');
  expect(screen.getByText(/cicilan atau tabungan emas digital/)).toBeVisible();
  expect(screen.getByText(/menyeimbangkan rasa aman dan hasil/)).toBeVisible();
  const scale = screen.getByRole('list', { name: /^Profil dari yang paling hati-hati/ });
  expect(within(scale).getByText('Balanced')).toHaveAttribute('aria-current', 'true');
  expect(document.querySelector('form.quiz')).toBeNull();
  expect(await screen.findByText('Kuis berhasil dikirim')).toBeVisible();
  expect(shop.requestsOf(submitQuiz).map(({ ask }) => ask.body)).toEqual([
    { name: 'Dewi', email: 'dewi@contoh.test', values: [3, 3, 3, 3, 3, 3, 3, 2] },
  ]);
  await user.click(screen.getByRole('link', { name: 'Hitung rencana Anda' }));
  expect(address()).toBe('/simulasi-perencanaan-keuangan');
});

it('tells of a total of 11 that it lies between two profiles [S9.29]', async () => {
  const { user, send } = await openQuiz();
  await answer(user, [2, 2, 2, 1, 1, 1, 1, 1]);
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Secure' })).toBeVisible();
  expect(screen.getByText(/terletak di antara dua profil/)).toBeVisible();
});

it('asks for a name and for a whole e-mail address, and sends nothing without them [S5.62, S5.63]', async () => {
  const { user, send, shop } = await openQuiz();
  await answer(user, [3, 3, 3, 3, 3, 3, 3, 3]);
  await user.clear(screen.getByLabelText('Nama'));
  await user.clear(screen.getByLabelText('Email'));
  await send();
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Wajib diisi.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Wajib diisi.');
  await user.type(screen.getByLabelText('Email'), 'dewi@');
  await send();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('alamat email tidak valid.');
  expect(shop.count(submitQuiz)).toBe(0);
});

it('leads to the first question that has no answer, and sends nothing [S5.64]', async () => {
  const { user, send, shop } = await openQuiz();
  await answer(user, [1]);
  await send();
  const second = screen.getByLabelText(`2. ${quizQuestions[1]?.text}`);
  await waitFor(() => expect(second.querySelector('input')).toHaveFocus());
  expect(second).toHaveAccessibleDescription('Wajib diisi.');
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(7);
  expect(shop.count(submitQuiz)).toBe(0);
});

it('says "Invalid format data" when it was refused, and keeps every answer [S8.19]', async () => {
  const { user, send, shop } = await openQuiz();
  await answer(user, [5, 5, 5, 5, 5, 5, 5, 5]);
  shop.failNext({ code: 'UNEXPECTED' }, submitQuiz);
  await send();
  expect(await screen.findByText('Invalid format data')).toBeVisible();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(8);
  await waitFor(() => expect(screen.getByText('Lihat hasil').closest('button')).not.toHaveAttribute('aria-busy'));
  await send();
  expect(await screen.findByText('Profil risiko Anda')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Adventurous/Aggressive');
});

it('can be taken again', async () => {
  const { user, send } = await openQuiz();
  await answer(user, [1, 1, 1, 1, 1, 1, 1, 1]);
  await send();
  await user.click(await screen.findByRole('button', { name: 'Ulangi kuis' }));
  expect(screen.getByText('0 dari 8 pertanyaan terjawab')).toBeVisible();
});

it('knows who is logged in', async () => {
  const shop = createMemoryShop();
  openShop('/quiz', { shop, as: shop.logIn('ani') });
  expect(await screen.findByLabelText('Nama')).toHaveValue('Ani Wijaya');
  expect(screen.getByLabelText('Email')).toHaveValue(sampleSession().profile.email);
});
