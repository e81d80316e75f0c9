import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { submitQuiz } from '../../contract/calls/quiz.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useQuiz } from './useQuiz.ts';

function open() {
  const shop = createMemoryShop();
  const page = renderShopHook(useQuiz, { shop });
  const quiz = () => page.result.current;
  const fill = (answers: readonly (number | null)[]) =>
    act(async () => {
      quiz().form.set('name', ' Ani Wijaya ');
      quiz().form.set('email', 'ani @shop.example');
      for (const [place, value] of answers.entries()) quiz().form.set(`values.${place}`, value);
    });
  const send = () => act(() => quiz().form.onSubmit());
  return { ...page, shop, quiz, fill, send, said: () => page.notices.map(({ sentence }) => sentence) };
}

const answers = (score: number) => Array.from({ length: 8 }, () => score);

describe('the quiz', () => {
  it('has eight questions of five answers, and begins with a form', () => {
    const { quiz } = open();
    expect(quiz().questions.map((question) => question.answers.length)).toEqual(answers(5));
    expect([quiz().view, quiz().form.values.values]).toEqual(['form', answers(0).map(() => null)]);
  });

  it('shows the server’s score and the profile it stands for, once it was sent [S8.28]', async () => {
    const { quiz, fill, send, said, shop } = open();
    await fill(answers(3));
    await send();
    expect(shop.requestsOf(submitQuiz)[0]?.ask.body).toEqual({
      name: 'Ani Wijaya',
      email: 'ani@shop.example',
      values: answers(3),
    });
    expect([quiz().view, quiz().result]).toEqual(['result', { score: 24, band: 'BALANCED', inGap: false }]);
    expect(said()).toEqual(['Kuis berhasil dikirim']);
  });

  it('says of a total of 11 that it lies between two profiles', async () => {
    const { quiz, fill, send } = open();
    await fill([2, 2, 2, 1, 1, 1, 1, 1]);
    await send();
    expect(quiz().result).toEqual({ score: 11, band: 'SECURE', inGap: true });
  });

  it('is not sent before it is whole', async () => {
    const { quiz, fill, send, shop } = open();
    await fill([1, 2, null, 4, 5, 1, 2, 3]);
    await send();
    expect([quiz().form.errorAt('values.2'), shop.count(submitQuiz), quiz().view]).toEqual(['Wajib diisi.', 0, 'form']);
  });

  it.each([
    ['what stood in it', { code: 'FORM_INVALID', fields: [] } as const],
    ['no reason anybody knows', { code: 'UNEXPECTED' } as const],
  ])('refused for %s says so, and keeps what was answered [S8.19]', async (_what, problem) => {
    const { quiz, fill, send, said, shop } = open();
    await fill(answers(3));
    shop.failNext(problem, submitQuiz);
    await send();
    expect(said()).toEqual(['Invalid format data']);
    expect([quiz().view, quiz().form.values.values]).toEqual(['form', answers(3)]);
  });

  it('refused for a reason says the reason: three a day are enough', async () => {
    const { quiz, fill, send, said } = open();
    for (let times = 0; times < 4; times += 1) {
      act(() => quiz().restart());
      await fill(answers(1));
      await send();
    }
    expect(said().at(-1)).toContain('Paling banyak 3 kuis dapat dikirim');
  });

  it('is sent once, however often it is clicked', async () => {
    const { quiz, fill, shop } = open();
    await fill(answers(2));
    await act(() => Promise.all([quiz().form.onSubmit(), quiz().form.onSubmit()]));
    expect(shop.count(submitQuiz)).toBe(1);
  });

  it('knows the name and e-mail of a customer, also when it is begun again', async () => {
    const shop = createMemoryShop();
    const { result } = renderShopHook(useQuiz, { shop, session: shop.logIn('ani') });
    expect(result.current.form.values).toMatchObject({ name: 'Ani Wijaya', email: 'ani@shop.example' });
    await act(async () => result.current.form.set('name', 'Bu Ani'));
    act(() => result.current.restart());
    expect(result.current.form.values.name).toBe('Ani Wijaya');
  });

  it('can be begun again', async () => {
    const { quiz, fill, send } = open();
    await fill(answers(5));
    await send();
    act(() => quiz().restart());
    expect([quiz().view, quiz().result, quiz().form.values.name]).toEqual(['form', undefined, '']);
  });
});
