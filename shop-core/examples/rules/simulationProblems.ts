import { simulationDraft, simulationProblems } from 'shop-core/rules/gold';

const typed = { purpose: 'Haji', time: '', money: '60.000.000', rise: '0', buybackPrice: 'murah' };
for (const { field, code } of simulationProblems(simulationDraft(typed))) console.log(field, code);
// → time REQUIRED
// → buybackPrice NUMBER_INVALID
