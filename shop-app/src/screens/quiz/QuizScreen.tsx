import { useQuiz } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { QuizForm } from './QuizForm.tsx';
import { QuizResult } from './QuizResult.tsx';

/** The risk-profile quiz: a form, then what it came to (S2.140, S2.141). */
export function QuizScreen() {
  const { result, questions, form, restart } = useQuiz();
  return (
    <div className="page page-narrow">
      <PageHead
        title="Kuis Profil Risiko"
        about="Jawab delapan pertanyaan singkat, lalu lihat cara memiliki emas yang cocok untuk Anda."
        path={paths.quiz()}
      />
      {result ? <QuizResult result={result} onRestart={restart} /> : <QuizForm questions={questions} form={form} />}
    </div>
  );
}
