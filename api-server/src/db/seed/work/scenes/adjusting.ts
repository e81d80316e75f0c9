import type { Scenes } from './scene.ts';

const cause = ['Peril of the seas', 'Negligence of master or crew', 'Latent defect in the machinery'] as const;

export const adjustingScenes: Scenes = {
  PAV: {
    title: '{vessel}: particular average, repairs at {place}',
    nature: 'Particular average',
    causes: cause,
    texts: [
      'Adjustment of the cost of repairs of {vessel} after the casualty in {waters}; permanent repairs at {place} with owner’s work in the same docking.',
    ],
    findings: [['Dock dues not divided between average and owner’s work', 'Divide by days, yard to confirm']],
  },
  GAV: {
    title: '{vessel}: general average, voyage to {place}',
    nature: 'General average',
    causes: cause,
    texts: [
      '{vessel} with {cargo} resorted to {place} as a port of refuge after the casualty in {waters}; general average declared, bonds and guarantees called for by York-Antwerp Rules.',
    ],
    findings: [['Guarantees of three consignees outstanding', 'Remind through the agents before delivery']],
  },
  SUE: {
    title: '{vessel}: sue and labour off {waters}',
    nature: 'Sue and labour',
    causes: cause,
    texts: [
      'Cost of tugs, divers and lightering to avert a total loss of {vessel} in {waters}, claimed under the sue and labour clause.',
    ],
    findings: [['Daily reports of the tug missing for two days', 'Owner to provide before payment']],
  },
  LOH: {
    title: '{vessel}: loss of hire',
    nature: 'Loss of hire',
    causes: cause,
    texts: [
      'Loss of hire of {vessel} while under repair at {place}: off-hire of 31 days less the deductible of 14 days.',
    ],
    findings: [['Off-hire statement overlaps owner’s docking by four days', 'Deduct, charterers agreed']],
  },
};
