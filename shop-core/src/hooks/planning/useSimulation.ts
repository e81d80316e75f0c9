import { useState } from 'react';
import { type Plan, type Simulation, simulatePlan } from '../../rules/planning/simulatePlan.ts';
import { type SimulationDraft, type SimulationForm, simulationDraft } from '../../rules/planning/simulationDraft.ts';
import { simulationProblems } from '../../rules/planning/simulationProblems.ts';
import { type Form, useForm } from '../form/useForm.ts';
import type { Result } from '../provider/useAction.ts';

export interface SimulationView {
  /** Its submit is Hitung. */
  readonly form: Form<SimulationForm>;
  /** What the form came to when it was last counted; undefined before and after Reset. */
  readonly plan: Plan | undefined;
  /** Reset: an empty form and no plan. */
  readonly reset: () => void;
}

const empty: SimulationForm = { purpose: '', time: '', money: '', rise: '', buybackPrice: '' };

/**
 * The planning calculator (S2.145): nothing is sent, the rule counts.
 * @returns A form, the `plan` it came to (undefined before Hitung and after Reset), and `reset`.
 * @errors only those of its fields, by the rule {@link simulationProblems}.
 */
export function useSimulation(): SimulationView {
  const [plan, setPlan] = useState<Plan>();
  const form = useForm<SimulationForm>({
    defaults: empty,
    keepAs: 'simulation',
    problems: (values) => simulationProblems(simulationDraft(values)),
    submit: async (values): Promise<Result<undefined>> => {
      const draft = simulationDraft(values);
      if (isComplete(draft)) setPlan(simulatePlan(draft));
      return { ok: true, value: undefined };
    },
  });
  const reset = () => {
    form.reset(empty);
    setPlan(undefined);
  };
  return { form, plan, reset };
}

function isComplete(draft: SimulationDraft): draft is Simulation {
  return Object.values(draft).every((value) => value !== null);
}
