import { describe, expect, it } from 'vitest';
import { quizBand } from '../rules/quiz/quizBand.ts';
import { quizBands } from './quizBands.ts';
import { quizQuestions } from './quizQuestions.ts';

describe('the texts of the quiz', () => {
  it('are eight questions of five answers [S9.24]', () => {
    expect(quizQuestions).toHaveLength(8);
    for (const { answers } of quizQuestions) expect(answers).toHaveLength(5);
  });

  it('are all different, and none is empty or has odd spaces', () => {
    expect(new Set(quizQuestions.map(({ text }) => text)).size).toBe(8);
    for (const { text, answers } of quizQuestions) {
      expect(new Set(answers).size).toBe(5);
      expect(text).toMatch(/[?]$/);
      for (const sentence of [text, ...answers]) expect(sentence).toMatch(/^\S+( \S+)*$/);
    }
  });

  it.each([
    ['S9.25', 8, 'Secure', /deposito bagi hasil/],
    ['S9.26', 12, 'Cautious/Conservative', /Beli emas, lalu simpan/],
    ['S9.27', 20, 'Balanced', /cicilan atau tabungan emas digital/],
    ['S9.28', 29, 'Adventurous/Aggressive', /Perdagangkan emas/],
  ])('[%s] advise a total of %d as the band says', (_row, score, name, advice) => {
    const text = quizBands[quizBand(score).band];
    expect(text.name).toBe(name);
    expect(text.advice).toMatch(advice);
    expect(text.meaning).toMatch(/Anda/);
  });
});
