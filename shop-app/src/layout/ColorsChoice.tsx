import { Select } from '../ui/Select.tsx';
import { type Colors, useColors } from './useColors.ts';

const options: { value: Colors; label: string }[] = [
  { value: 'device', label: 'Ikut perangkat' },
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
];

/** Light, dark, or as the device is. */
export function ColorsChoice() {
  const [colors, choose] = useColors();
  return (
    <div className="footer__colors">
      <Select label="Tampilan" options={options} value={colors} onChange={(chosen) => choose(chosen as Colors)} />
    </div>
  );
}
