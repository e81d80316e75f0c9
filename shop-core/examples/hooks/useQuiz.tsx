import { useQuiz } from 'shop-core';
import { quizBands } from 'shop-core/messages';

/** Eight questions, then the profile they stand for. */
export default function RiskQuiz() {
  const { view, questions, form, result, restart } = useQuiz();
  if (view === 'result' && result) {
    return (
      <section aria-labelledby="band">
        <h2 id="band">{quizBands[result.band].name}</h2>
        <p>{quizBands[result.band].advice}</p>
        <button type="button" onClick={restart}>
          Ulangi kuis
        </button>
      </section>
    );
  }
  const person = [
    { label: 'Nama', field: form.field('name') },
    { label: 'Email', field: form.field('email') },
  ];
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {person.map(({ label, field }) => (
        <label key={label}>
          {label}
          <input
            ref={field.ref}
            value={field.value}
            aria-invalid={field.isInvalid}
            onChange={({ target }) => field.onChange(target.value)}
          />
          {field.errorMessage}
        </label>
      ))}
      {questions.map(({ text, answers }, question) => (
        <fieldset key={text}>
          <legend>{text}</legend>
          {answers.map((answer, at) => (
            <label key={answer}>
              <input
                type="radio"
                name={`question-${question}`}
                checked={form.values.values[question] === at + 1}
                onChange={() => form.set(`values.${question}`, at + 1)}
              />
              {answer}
            </label>
          ))}
          <p role="alert">{form.errorAt(`values.${question}`)}</p>
        </fieldset>
      ))}
      <button type="submit" disabled={form.isSubmitting}>
        Kirim
      </button>
    </form>
  );
}
