import { Fragment, useEffect, useRef } from 'react';
import type { FinishedQuiz } from 'shop-core';
import { quizBands } from 'shop-core/messages';
import { highestAnswer, quizLength } from 'shop-core/rules/gold';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The finished quiz: score, profile, what it means, and the way on (S2.141). */
export function QuizResult({ result, onRestart }: { result: FinishedQuiz; onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { name, meaning, advice } = quizBands[result.band];
  return (
    <article className="stack-large">
      <header className="quiz-result">
        <p className="muted">Profil risiko Anda</p>
        <h1 className="page-title" ref={heading} tabIndex={-1}>
          <Name text={name} />
        </h1>
        <p className="quiz-result__score">
          Skor Anda <strong className="amount">{result.score}</strong> dari {quizLength * highestAnswer}
        </p>
        <ol className="quiz-scale" aria-label="Profil dari yang paling hati-hati">
          {Object.entries(quizBands).map(([band, text]) => (
            <li key={band} className="quiz-scale__band" aria-current={band === result.band ? 'true' : undefined}>
              <Name text={text.name} />
            </li>
          ))}
        </ol>
        {result.inGap && (
          <p className="form-note">
            Skor ini terletak di antara dua profil. Kami memilihkan yang lebih hati-hati untuk Anda.
          </p>
        )}
      </header>
      <section className="stack-small">
        <h2>Artinya</h2>
        <p>{meaning}</p>
      </section>
      <section className="stack-small">
        <h2>Saran untuk Anda</h2>
        <p>{advice}</p>
        <p className="form-note">Saran ini bersifat umum, bukan nasihat keuangan pribadi.</p>
      </section>
      <div className="cluster">
        <LinkButton to={paths.products()}>Lihat produk emas</LinkButton>
        <LinkButton variant="secondary" to={paths.simulation()}>
          Hitung rencana Anda
        </LinkButton>
        <Button variant="quiet" icon="refresh" onPress={onRestart}>
          Ulangi kuis
        </Button>
      </div>
    </article>
  );
}

/** 'Cautious/Conservative' may end a line after the stroke. */
function Name({ text }: { text: string }) {
  return text.split('/').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && '/'}
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
