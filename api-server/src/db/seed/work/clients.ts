import type { clients } from '../../tables/work/clients.ts';

type ClientType = (typeof clients.$inferInsert)['type'];

/** Somebody the office works for, as the seed tells it; everything else follows from the place in the list. */
export interface SeedClient {
  readonly type: ClientType;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly terms: number;
  readonly currency: 'IDR' | 'USD';
  /** How it pays: about when it should, weeks later, or when it is reminded again and again. */
  readonly pays: 'prompt' | 'slow' | 'late';
}

type Pays = SeedClient['pays'];

const local = (type: ClientType, code: string, name: string, city: string, terms = 30, pays: Pays = 'prompt') =>
  ({ type, code, name, city, terms, pays, country: 'Indonesia', currency: 'IDR' }) satisfies SeedClient;
const abroad = (type: ClientType, code: string, name: string, place: string, terms = 30, pays: Pays = 'prompt') => {
  const [city = place, country = place] = place.split(', ');
  return { type, code, name, city, country, terms, pays, currency: 'USD' } satisfies SeedClient;
};

/** Made-up companies of the trade. */
export const seedClients: readonly SeedClient[] = [
  local('Underwriter', 'ABN', 'PT Asuransi Bahari Nusantara Tbk', 'Jakarta'),
  local('Underwriter', 'AJS', 'PT Asuransi Jangkar Sentosa', 'Jakarta', 30, 'slow'),
  local('Underwriter', 'ASR', 'PT Asuransi Samudra Raya', 'Jakarta', 45),
  local('Underwriter', 'AML', 'PT Asuransi Mitra Layar Indonesia', 'Surabaya', 30),
  local('Underwriter', 'APK', 'PT Asuransi Pelita Khatulistiwa', 'Jakarta', 60, 'slow'),
  local('Underwriter', 'ATB', 'PT Asuransi Tirta Buana', 'Medan', 30, 'late'),
  local('Underwriter', 'AGN', 'PT Asuransi Gelombang Nusa', 'Bandung', 14),
  local(
    'Underwriter',
    'KAM',
    'Konsorsium Asuransi Marine Hull dan Energi Lepas Pantai Indonesia',
    'Jakarta',
    60,
    'slow',
  ),
  local('Underwriter', 'RBI', 'PT Reasuransi Bahtera Indonesia', 'Jakarta', 45),
  abroad('Underwriter', 'SSU', 'Straits Shield Underwriting Pte Ltd', 'Singapore, Singapore'),
  abroad('Underwriter', 'NHM', 'Northern Hull Mutual Insurance Association', 'Oslo, Norway', 45),
  abroad('Underwriter', 'LMC', 'Leadenhall Marine Consortium 4417', 'London, United Kingdom', 60, 'slow'),
  abroad('Underwriter', 'TKM', 'Tsukiji Marine & Fire Insurance Co., Ltd.', 'Tokyo, Japan', 30),
  abroad('Underwriter', 'HKU', 'Harbour Kowloon Underwriters Ltd', 'Hong Kong, Hong Kong', 30, 'slow'),
  local('Broker', 'PBK', 'PT Pialang Bahtera Karya', 'Jakarta'),
  local('Broker', 'PMN', 'PT Pialang Maritim Nusantara', 'Jakarta', 30, 'slow'),
  local('Broker', 'KBR', 'PT Kompas Broker Asuransi dan Reasuransi Indonesia', 'Jakarta', 30),
  local('Broker', 'SBI', 'PT Sauh Broker Indonesia', 'Surabaya', 14, 'late'),
  local('Broker', 'LPA', 'PT Lintas Pialang Asuransi', 'Batam', 30),
  abroad('Broker', 'CMB', 'Cresswell Marlow Marine Broking LLP', 'London, United Kingdom', 45),
  abroad('Broker', 'OMB', 'Orchard Marine Brokers Pte Ltd', 'Singapore, Singapore'),
  abroad('Broker', 'HAB', 'Hanseatic Broking Kontor GmbH', 'Hamburg, Germany', 30),
  local('Broker', 'TBA', 'PT Trimitra Broker Angkutan', 'Makassar', 30, 'slow'),
  local('Shipowner', 'PSL', 'PT Pelayaran Samudra Lestari', 'Jakarta'),
  local('Shipowner', 'PBM', 'PT Pelayaran Bintang Mahakam', 'Samarinda', 30, 'slow'),
  local('Shipowner', 'PNS', 'PT Pelayaran Nusa Sejahtera', 'Surabaya', 30),
  local('Shipowner', 'TLI', 'PT Tirta Lintas Indah Tanker', 'Jakarta', 45),
  local('Shipowner', 'KBL', 'PT Kapuas Bahari Line', 'Pontianak', 30, 'late'),
  local('Shipowner', 'MTB', 'PT Mitra Tongkang Borneo', 'Banjarmasin', 14, 'slow'),
  local('Shipowner', 'SRK', 'PT Samudra Rejeki Kencana', 'Batam', 30),
  local('Shipowner', 'ARU', 'PT Armada Rimau Utama', 'Palembang', 30, 'late'),
  local('Shipowner', 'DLS', 'PT Dharma Laut Selatan', 'Makassar', 30),
  local('Shipowner', 'PFN', 'PT Penyeberangan Feri Nusantara', 'Merak', 30),
  local('Shipowner', 'WBO', 'PT Wira Bahari Offshore', 'Balikpapan', 45, 'slow'),
  local('Shipowner', 'GLC', 'PT Gemilang Layar Curah', 'Gresik', 30),
  local('Shipowner', 'MLP', 'PT Maluku Perintis Line', 'Ambon', 30),
  local('Shipowner', 'CTN', 'PT Citra Tunda Nusantara', 'Cilacap', 14),
  local('Shipowner', 'SKS', 'PT Sarana Kontener Samudra', 'Jakarta', 30, 'slow'),
  local(
    'Shipowner',
    'BAP',
    'PT Bahari Angkutan Perairan Pedalaman dan Penyeberangan Kalimantan Timur',
    'Samarinda',
    30,
  ),
  abroad('Shipowner', 'PBC', 'Pacific Basalt Carriers S.A.', 'Panama City, Panama'),
  abroad('Shipowner', 'EBS', 'Eastern Breeze Shipping Pte Ltd', 'Singapore, Singapore', 30, 'slow'),
  abroad('Shipowner', 'AKM', 'Akropolis Maritime Inc.', 'Piraeus, Greece', 45, 'late'),
  abroad('Shipowner', 'DLO', 'Dong Hai Ocean Shipping Co., Ltd.', 'Shanghai, China'),
  local('Adjuster', 'RPN', 'PT Rekan Penilai Nusantara', 'Jakarta'),
  local('Adjuster', 'AKI', 'PT Adjusterindo Karya Independen', 'Jakarta', 30, 'slow'),
  abroad('Adjuster', 'BWA', 'Bellwether & Ainsley Average Adjusters', 'London, United Kingdom', 45),
  abroad('Adjuster', 'TMA', 'Temasek Marine Adjusters Pte Ltd', 'Singapore, Singapore'),
  local('Adjuster', 'SAP', 'PT Sentra Adjuster Pelabuhan', 'Surabaya', 30),
  abroad(
    'P&I Club',
    'BSC',
    'The Baltic & Southern Steamship Protection and Indemnity Association (Bermuda) Limited',
    'London, United Kingdom',
  ),
  abroad('P&I Club', 'ECC', 'Eastern Continental P&I Club', 'Singapore, Singapore', 30),
  abroad('P&I Club', 'FMC', 'Fjordane Mutual P&I', 'Bergen, Norway', 30, 'slow'),
  abroad('P&I Club', 'JKC', 'Japan Keel P&I Correspondents', 'Kobe, Japan', 30),
  local('Charterer', 'BBE', 'PT Borneo Bara Ekspor', 'Balikpapan', 30),
  local('Charterer', 'NSM', 'PT Nikel Sulawesi Makmur', 'Kendari', 30, 'slow'),
  abroad('Charterer', 'GTC', 'Gulf Tramp Chartering DMCC', 'Dubai, United Arab Emirates', 30, 'late'),
  local('Cargo', 'PMS', 'PT Pupuk Muara Subur', 'Bontang', 30),
  local('Cargo', 'SWI', 'PT Sawit Wangi Internasional', 'Dumai', 30, 'slow'),
  abroad('Cargo', 'MGT', 'Meridian Grain Trading Pte Ltd', 'Singapore, Singapore'),
  local('Lawyer', 'HSP', 'Hutagalung Salim & Partners', 'Jakarta', 30),
  abroad('Lawyer', 'WCL', 'Wexcombe Chartwell LLP', 'Singapore, Singapore', 30),
];

/** Whether it holds PPh 23 back: most of those at home. */
export function isWithholder(client: SeedClient): boolean {
  return client.country === 'Indonesia' && seedClients.indexOf(client) % 7 !== 5;
}

const byType = new Map(seedClients.map(({ type }) => [type, seedClients.filter((client) => client.type === type)]));

export const clientsOf = (type: ClientType): readonly SeedClient[] => byType.get(type) ?? [];
