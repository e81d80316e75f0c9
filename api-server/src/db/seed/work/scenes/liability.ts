import type { Scenes } from './scene.ts';

export const liabilityScenes: Scenes = {
  CCL: {
    title: '{vessel}: shortage claim on {cargo}',
    nature: 'Cargo claim',
    texts: [
      'Receivers at {place} claim a shortage of {amount} t of {cargo} ex {vessel} and asked for security before sailing.',
    ],
    findings: [['Draft survey and shore scale differ by 0.8 percent', 'Joint calibration of the belt scale']],
  },
  INJ: {
    title: '{vessel}: injury of a stevedore at {place}',
    nature: 'Personal injury',
    texts: [
      'During discharge of {cargo} at {place} a stevedore fell from the coaming ladder of No. 3 hold and was taken to hospital with a broken leg.',
    ],
    findings: [
      ['Third rung of the hold ladder missing', 'Renew and inspect all ladders'],
      ['No toolbox talk recorded on the day', 'Master to instruct, records to be kept'],
    ],
  },
  POL: {
    title: '{vessel}: oil spill at {place}',
    nature: 'Pollution',
    texts: [
      'About {amount} litres of fuel oil escaped from an air pipe of {vessel} while bunkering at {place}. Booms were laid within the hour; the harbour master opened an inquiry.',
    ],
    findings: [
      ['Save-all plug not fitted', 'Fit before every transfer, check list to be signed'],
      ['Shore line oiled over 300 metres', 'Clean up contractor to report daily'],
    ],
  },
  CEN: {
    title: '{vessel}: condition survey for entry',
    texts: [
      'Condition survey of {vessel} at {place} for entry in the Club, with hatch cover test and inspection of two ballast tanks.',
    ],
    findings: [
      ['Hatch cover packing of No. 2 permanently set', 'Renew before the next cargo'],
      ['Emergency fire pump below rated pressure', 'Overhaul and test within 30 days'],
      ['Lifebuoys without retro-reflective tape', 'Renew'],
    ],
  },
};
