import type { Scenes } from './scene.ts';

export const riskScenes: Scenes = {
  CND: {
    title: '{vessel}: condition survey',
    texts: ['Condition survey of {vessel} afloat at {place} for underwriters before renewal of the hull policy.'],
    findings: [
      ['Ballast tank No. 1 port coating broken down, edge corrosion', 'Renew coating within six months'],
      ['Emergency generator failed to start on the first battery', 'Renew batteries before sailing'],
      ['Port anchor chain worn 9 percent', 'Gauge again at the next docking'],
    ],
  },
  PPS: {
    title: '{vessel}: pre-purchase inspection',
    texts: [
      'Pre-purchase inspection of {vessel} at {place} for the buyers, records of five years, dry dock in prospect.',
    ],
    findings: [['Auxiliary engine No. 2 out of class with a cracked block', 'Price to reflect a replacement engine']],
  },
  IMS: {
    title: '{vessel}: marine safety inspection',
    texts: [
      'Inspection of {vessel} on behalf of the terminal at {place} by the common vessel inspection questionnaire.',
    ],
    findings: [
      ['Navigation warnings not plotted for nine days', 'Correct before berthing'],
      ['Rescue boat davit limit switch defective', 'Repair within 14 days'],
    ],
  },
  LAY: {
    title: '{vessel}: lay-up survey at {place}',
    texts: ['Survey of the lay-up of {vessel} at {place}: moorings, watch keeping, fire fighting, dehumidifiers.'],
    findings: [['Only two of six mooring lines doubled', 'Double fore and aft before the west monsoon']],
  },
  TOW: {
    title: '{vessel}: towage approval from {place}',
    texts: ['Approval of the tow of {vessel} from {place}: towing gear, stability, crew and weather routeing.'],
    findings: [
      ['Bridle shackle pin without a split pin', 'Fit before departure'],
      ['Emergency tow line not rigged', 'Rig and float the pick-up buoy'],
    ],
  },
  SAL: {
    title: '{vessel}: sail-away of a module from {place}',
    texts: [
      'Load-out, sea fastening and sail-away of a process module of {amount} t on {vessel} from the yard at {place}.',
    ],
    findings: [['Sea fastening weld W-17 undersize', 'Build up and test by MPI']],
  },
  RIG: {
    title: '{vessel}: assisting a rig move, {waters}',
    texts: ['Rig move with {vessel} as lead tug in {waters}: attendance from pinning off to preload.'],
    findings: [['Forecast above the limit for six hours', 'Wait for the window agreed in the procedure']],
  },
};
