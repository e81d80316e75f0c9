import type { Scenes } from './scene.ts';

export const hullScenes: Scenes = {
  GRD: {
    title: '{vessel}: grounding, {waters}',
    nature: 'Grounding',
    causes: ['Set down by the tide outside the marked channel', 'Steering gear failure in the river bend'],
    texts: [
      'While proceeding outbound with {cargo}, {vessel} touched bottom in {waters} and stopped. She was refloated on the next high water with two tugs; soundings showed ingress in No. 2 port water ballast tank.',
      'Pilot on board, {vessel} took the ground on a sand bank in {waters} at half speed. No pollution was seen. She floated free after lightering {amount} t of {cargo}.',
    ],
    findings: [
      [
        'Bottom plating frames 62 to 88 port set up to 45 mm',
        'Crop and renew at the next docking, not later than the date agreed with class',
      ],
      ['Bilge keel starboard torn over 11 metres', 'Renew in way of the damage'],
      ['Echo sounder printed no record for the hour before the casualty', 'Repair and test before the next sailing'],
    ],
  },
  COL: {
    title: '{vessel}: collision at {place}',
    nature: 'Collision',
    causes: [
      'Misread intentions in a crossing situation at night',
      'Tow line parted and the tow drifted across the fairway',
    ],
    texts: [
      'At {waters} {vessel} was in collision with an anchored barge. The bow of {vessel} was set in above the waterline; the barge was holed in way of No. 3 wing tank and beached.',
      'In heavy rain {vessel} and a coastal tanker met in {waters}; the starboard shell plating of {vessel} was opened over a length of nine metres. No injuries.',
    ],
    findings: [
      [
        'Bow plating and stringers buckled from deck to No. 2 stringer',
        'Permanent repair by insert plates, class to attend',
      ],
      ['VDR capsule handed over sealed', 'Read out by the maker in the presence of both parties'],
    ],
  },
  CNT: {
    title: '{vessel}: contact with the berth, {place}',
    nature: 'Contact',
    causes: ['Late order to the tugs while berthing', 'Main engine failed to start astern'],
    texts: [
      'Berthing at {place} with pilot and two tugs, {vessel} struck the quay with the starboard shoulder. Two fender panels were lost and the shell plating was indented.',
    ],
    findings: [
      ['Shell plating indented 120 mm between frames 140 and 152', 'Fair in place, frames to be renewed'],
      ['Quay fender panels 14 and 15 lost', 'Await the repair quotation of the port'],
    ],
  },
  FIR: {
    title: '{vessel}: fire in the engine room',
    nature: 'Fire',
    causes: ['Fuel spray from a cracked pipe on to an unlagged exhaust', 'Short circuit in the main switchboard'],
    texts: [
      'Off {waters} a fire broke out above generator No. 2 of {vessel}. It was put out by CO2 after forty minutes; cables and lagging overhead were burnt and the ship was towed to {place}.',
      'Smoke was seen from the accommodation of {vessel} at anchor off {place}. Shore fire boats assisted. Three cabins and the galley were gutted.',
    ],
    findings: [
      ['Main cable trays above the generator flat burnt over 14 metres', 'Renew cables, megger test all circuits'],
      ['Quick closing valve of the day tank found wired open', 'Restore and instruct the crew'],
      ['CO2 bottles empty', 'Refill before the ship is moved'],
    ],
  },
  MAC: {
    title: '{vessel}: main engine damage',
    nature: 'Machinery damage',
    causes: [
      'Lubricating oil starvation of a main bearing',
      'Fatigue fracture of a connecting rod bolt',
      'Turbocharger overspeed after fouling',
    ],
    texts: [
      'On passage to {place} the main engine of {vessel} stopped with high crankcase temperature. Bearings No. 4 and 5 were found wiped and the crank pin scored. She was towed in.',
      'The turbocharger of {vessel} failed off {waters} after {amount} running hours. Debris went through the exhaust side; the ship continued at reduced speed.',
    ],
    findings: [
      [
        'Crank pin No. 4 scored 0.4 mm, hardness above the limit of the maker',
        'Grind in place, undersize bearing shells',
      ],
      ['Lube oil differential pressure alarm set too high', 'Reset and record in the planned maintenance'],
      ['Last overhaul 2,900 hours over the interval', 'Owner to explain in writing'],
    ],
  },
  HWX: {
    title: '{vessel}: heavy weather damage',
    nature: 'Heavy weather',
    causes: ['West monsoon, seas of five metres', 'Shifting of deck cargo in beam seas'],
    texts: [
      'Between {place} and Surabaya {vessel} met beam seas of the west monsoon. Hatch cover No. 1 was displaced, bulwarks were set in and {cargo} was wetted.',
    ],
    findings: [
      ['Bulwark and stays port side torn from the deck over 18 metres', 'Renew as original'],
      ['Hatch cover No. 1 cleats bent, rubber torn', 'Renew cleats and packing, hose test'],
    ],
  },
  FLD: {
    title: '{vessel}: flooding of the engine room',
    nature: 'Flooding',
    causes: ['Wasted sea suction pipe', 'Stern tube seal failure'],
    texts: [
      'At {place} the engine room of {vessel} was found flooded to the floor plates in the morning. Pumps of the port held the water; motors and starters were immersed.',
    ],
    findings: [
      ['Sea suction elbow wasted through at the flange', 'Renew the line as far as the chest'],
      ['Eleven electric motors immersed in salt water', 'Fresh water wash, bake and rewind where insulation stays low'],
    ],
  },
};
