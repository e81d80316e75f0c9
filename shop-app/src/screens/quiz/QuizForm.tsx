import type { Form, Quiz, QuizValues } from 'shop-core';
import type { QuizQuestion } from 'shop-core/messages';
import { Button } from '../../ui/Button.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Name, e-mail and the eight questions, each with one choice. */
export function QuizForm({ questions, form }: Pick<Quiz, 'questions' | 'form'>) {
  const answered = form.values.values.filter((value) => value !== null).length;
  return (
    <>
      <h1 className="page-title">Kuis Profil Risiko</h1>
      <p className="lead">
        Jawab delapan pertanyaan, lalu lihat cara memiliki emas yang cocok untuk Anda. Tidak ada jawaban yang salah.
      </p>
      <PostForm className="form quiz" onSubmit={(event) => void form.onSubmit(event)}>
        <div className="form-row">
          <TextField {...form.field('name')} label="Nama" isRequired autoComplete="name" />
          <TextField {...form.field('email')} label="Email" type="email" isRequired autoComplete="email" />
        </div>
        {questions.map((question, place) => (
          <Question key={question.text} question={question} place={place} form={form} />
        ))}
        {form.error && (
          <p className="field__error" role="alert">
            {form.error}
          </p>
        )}
        <div className="quiz__foot">
          <label className="quiz__progress">
            {answered} dari {questions.length} pertanyaan terjawab
            <progress value={answered} max={questions.length} />
          </label>
          <Button type="submit" isPending={form.isSubmitting}>
            Lihat hasil
          </Button>
        </div>
      </PostForm>
    </>
  );
}

interface QuestionProps {
  readonly question: QuizQuestion;
  readonly place: number;
  readonly form: Form<QuizValues>;
}

function Question({ question: { text, answers }, place, form }: QuestionProps) {
  const { value, onChange, name, errorMessage, ref } = form.field(`values.${place}`);
  return (
    <RadioList
      ref={ref}
      name={name}
      label={`${place + 1}. ${text}`}
      isRequired
      errorMessage={errorMessage}
      // The first answer scores 1, the last 5.
      options={answers.map((label, at) => ({ value: String(at + 1), label }))}
      value={value === null ? undefined : String(value)}
      onChange={(score) => onChange(Number(score))}
    />
  );
}
