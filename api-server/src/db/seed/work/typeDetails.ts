/** A kind of work within a type; its id follows from its place in the list. */
export interface SeedDetail {
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly checklist: readonly string[];
  readonly requiredFields: readonly string[];
}

const casualty = ['vesselId', 'clientRef', 'policyNo', 'casualtyAt', 'casualtyPlace', 'casualtyNature', 'surveyPlace'];
const claim = ['vesselId', 'clientRef', 'casualtyAt', 'casualtyPlace', 'surveyPlace'];
const visit = ['vesselId', 'clientRef', 'surveyPlace'];
const average = ['vesselId', 'clientRef', 'policyNo', 'underwriterId', 'shipownerId', 'sumInsured', 'deductible'];

const hullPapers = ['Class and statutory certificates', 'Deck and engine log extracts', "Master's note of protest"];
const cargoPapers = ['Bills of lading and manifest', 'Stowage plan', 'Mate’s receipts'];

const kinds =
  (type: string, requiredFields: readonly string[], common: readonly string[]) =>
  (code: string, name: string, ...own: readonly string[]): SeedDetail => ({
    ...{ type, code, name, requiredFields },
    checklist: [...common, ...own],
  });

const hull = kinds('HM', casualty, hullPapers);
const liability = kinds('PI', claim, ['Club correspondence', 'Statements of crew and witnesses']);
const cargo = kinds('CG', visit, cargoPapers);
const charter = kinds('CH', visit, ['Charter party', 'Joint attendance confirmed by both parties']);
const risk = kinds('RC', visit, ['Class status report', 'Last port state control report']);
const towage = kinds('MW', visit, ['Towing arrangement drawing', 'Weather window and passage plan']);
const adjusting = kinds('AJ', average, ['Policy and endorsements', 'Survey reports', 'Repair accounts and vouchers']);

/** The kinds of work of back-office.md within each type. */
export const seedDetails: readonly SeedDetail[] = [
  hull('GRD', 'Grounding', 'Soundings around the vessel', 'Diver or dry-dock inspection', 'Chart and passage plan'),
  hull('COL', 'Collision', 'VDR data secured', 'Sketch and angle of blow', 'Joint survey with the other side'),
  hull('CNT', 'Contact', 'Damage to quay or buoy noted', 'Pilot and tug orders'),
  hull('FIR', 'Fire', 'Seat of fire and spread', 'Fire fighting log', 'Samples sealed'),
  hull('MAC', 'Machinery damage', 'Running hours and overhauls', 'Lube oil analysis', 'Damaged parts retained'),
  hull('HWX', 'Heavy weather', 'Weather reports', 'Position and course before and after'),
  hull('FLD', 'Flooding', 'Source of ingress', 'Bilge alarm tests', 'Pump capacity'),
  liability('CCL', 'Cargo claim', 'Letter of protest', 'Joint sampling', 'Quantity shipped and delivered'),
  liability('INJ', 'Personal injury', 'Accident report form', 'Medical report', 'Work permit and risk assessment'),
  liability('POL', 'Pollution', 'Oil record book', 'SOPEP actions and times', 'Samples from vessel and water'),
  liability('CEN', 'Condition survey for entry', 'Hatch cover test', 'Cargo gear register', 'Defects list agreed'),
  cargo('DMG', 'Damage', 'Extent and cause', 'Segregation of sound and damaged', 'Samples sealed'),
  cargo('DRF', 'Draft survey', 'Drafts read by all parties', 'Density of dock water', 'Ballast and fuel soundings'),
  cargo('OUT', 'Outturn', 'Tally sheets', 'Shore scale calibration', 'Shortage statement signed'),
  cargo('HUT', 'Hatch cover ultrasonic test', 'Open hatch value', 'Leaks marked on the plan'),
  cargo('LSV', 'Loading supervision', 'Hold cleanliness', 'Moisture and temperature', 'Stoppages'),
  charter('ONH', 'On-hire', 'Condition of holds and decks', 'Bunkers on delivery'),
  charter('OFH', 'Off-hire', 'Damage against on-hire', 'Bunkers on redelivery'),
  charter('BNK', 'Bunker survey', 'Tank soundings and temperature', 'Delivery notes', 'Samples sealed'),
  risk('CND', 'Condition', 'Hull and ballast tanks', 'Main and auxiliary engines', 'Safety and navigation gear'),
  risk('PPS', 'Pre-purchase', 'Thickness measurements', 'Sea trial', 'Records of five years'),
  risk('IMS', 'International marine safety', 'Safety management on board', 'Drills witnessed'),
  risk('LAY', 'Lay-up', 'Moorings and fenders', 'Watch keeping', 'Preservation plan'),
  towage('TOW', 'Towage approval', 'Bollard pull certificate', 'Stability of the tow', 'Emergency tow gear'),
  towage('SAL', 'Sail-away', 'Sea fastening', 'Ballast plan', 'Certificate of approval'),
  towage('RIG', 'Rig move', 'Jacking trial', 'Seabed survey', 'Positioning tolerances'),
  adjusting('PAV', 'Particular average', 'Reasonable cost of repairs', 'Classification recommendations'),
  adjusting('GAV', 'General average', 'Average bonds and guarantees', 'Contributory values', 'Port of refuge costs'),
  adjusting('SUE', 'Sue and labour', 'Measures taken and their cost', 'Salvage award or agreement'),
  adjusting('LOH', 'Loss of hire', 'Off-hire statements', 'Daily amount and deductible days'),
];
