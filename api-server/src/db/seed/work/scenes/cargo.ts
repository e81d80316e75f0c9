import type { Scenes } from './scene.ts';

export const cargoScenes: Scenes = {
  DMG: {
    title: '{vessel}: wet damage to {cargo}',
    nature: 'Cargo damage',
    causes: ['Sea water through a leaking hatch cover', 'Condensation after a long passage from the south'],
    texts: [
      'On opening the hatches at {place} the top layer of {cargo} in No. 1 hold of {vessel} was found wet and caked.',
    ],
    findings: [['Silver nitrate test positive below the cross joint', 'Keep samples sealed, segregate {amount} t']],
  },
  DRF: {
    title: '{vessel}: draft survey, {cargo}',
    texts: [
      'Initial, intermediate and final draft surveys of {vessel} at {waters}, {amount} t of {cargo} by bill of lading.',
    ],
    findings: [['Difference of draft survey and bill of lading within 0.3 percent', 'None']],
  },
  OUT: {
    title: '{vessel}: outturn of {cargo} at {place}',
    texts: ['Outturn survey of {cargo} ex {vessel} at {place} for receivers: tally at the hook and at the warehouse.'],
    findings: [['214 bags torn, 31 bags empty', 'Issue a statement to the master for signature']],
  },
  HUT: {
    title: '{vessel}: ultrasonic test of hatch covers',
    texts: ['Ultrasonic tightness test of all hatch covers of {vessel} at {place} before loading {cargo}.'],
    findings: [
      ['Leak at the cross joint of No. 3, 62 percent of the open hatch value', 'Adjust wedges and test again'],
    ],
  },
  LSV: {
    title: '{vessel}: loading supervision of {cargo}',
    texts: [
      'Supervision of loading {amount} t of {cargo} into {vessel} from barges at {waters}, moisture by can test each six hours.',
    ],
    findings: [['Moisture of barge 3 above the transportable limit', 'Reject until a laboratory certificate is shown']],
  },
  ONH: {
    title: '{vessel}: on-hire survey at {place}',
    texts: ['Joint on-hire bunker and condition survey of {vessel} on delivery at {place}.'],
    findings: [['Tank top of No. 4 hold indented in three places', 'Recorded by photographs, both parties signed']],
  },
  OFH: {
    title: '{vessel}: off-hire survey at {place}',
    texts: ['Joint off-hire survey of {vessel} on redelivery at {place}, damage against the on-hire report.'],
    findings: [['Grab damage to hopper plating No. 2, 4 and 5', 'For charterers’ account, repair at the next docking']],
  },
  BNK: {
    title: '{vessel}: bunker quantity survey',
    texts: [
      'Bunker detective survey of {vessel} at {place}: soundings of all tanks, comparison with log and delivery notes.',
    ],
    findings: [['Undeclared fuel of 11.4 t in the settling tank', 'Master’s explanation attached']],
  },
};
