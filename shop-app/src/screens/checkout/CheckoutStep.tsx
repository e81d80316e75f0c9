import { type ReactNode, useId } from 'react';

interface CheckoutStepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One numbered part of the checkout. */
export function CheckoutStep({ number, title, children }: CheckoutStepProps) {
  const id = useId();
  return (
    <section className="card checkout-step" aria-labelledby={id}>
      <header className="checkout-step__head">
        <span className="checkout-step__number" aria-hidden="true">
          {number}
        </span>
        <h2 className="checkout-step__title" id={id}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
