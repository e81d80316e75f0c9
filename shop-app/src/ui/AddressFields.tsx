import { type AddressCascade, sentenceFor, useAddressCascade } from 'shop-core';
import type { Address, AddressLevel, AddressMode, FoundArea, LevelChoice } from 'shop-core/rules';
import { AreaSearchField } from './AreaSearchField.tsx';
import { Button } from './Button.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

interface AddressFieldsProps {
  readonly address: Address;
  readonly mode?: AddressMode;
  readonly courier?: string | null;
  /** The sentence under a level or the postal code. */
  readonly errorOf: (field: AddressLevel | 'postalCode') => string | undefined;
  /** For a form that puts the cursor where something is wrong. */
  readonly refOf?: (field: AddressLevel | 'postalCode') => (element: HTMLElement | null) => void;
  readonly onBlur?: (field: string) => void;
  readonly onSelect: (choice: LevelChoice) => void;
  /** Takes all levels and the postal code at once: the rule is `selectFound`. */
  readonly onFind: (found: FoundArea) => void;
  readonly onPostalCode: (postalCode: string | null) => void;
}

const labels: { readonly [L in AddressLevel]: string } = {
  province: 'Provinsi',
  city: 'Kota/Kabupaten',
  district: 'Kecamatan',
  subdistrict: 'Kelurahan/Desa',
};

/** One box that finds a place, and province, city, district, sub-district and postal code; no districts in online mode. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, mode = 'regular', courier, errorOf, refOf, onBlur, onSelect, onFind, onPostalCode } = props;
  const cascade = useAddressCascade({ address, mode, ...(isServed(courier) && mode === 'online' && { courier }) });
  const levels: AddressLevel[] =
    mode === 'online' ? ['province', 'city', 'subdistrict'] : ['province', 'city', 'district', 'subdistrict'];

  const choose = (level: AddressLevel, id: string) => {
    const choice = cascade[level].options.find((option) => String(option.id) === id) ?? null;
    // Each level's options are its own kind of area, so level and choice belong together.
    onSelect({ level, choice } as LevelChoice);
  };

  return (
    <>
      <AreaSearchField isTaking={cascade.fill.isPending} onChoose={(found) => fill(cascade, found, onFind)} />
      {levels.map((level) => {
        const { status, options, retry } = cascade[level];
        const chosen = address[level];
        return (
          <div key={level} className="stack-small">
            <Select
              ref={refOf?.(level)}
              label={labels[level]}
              isRequired
              placeholder={placeholders[status]}
              isDisabled={status === 'waiting' || status === 'loading'}
              options={withChosen(options, chosen).map((area) => ({ value: String(area.id), label: nameOf(area) }))}
              value={chosen ? String(chosen.id) : ''}
              onChange={(id) => choose(level, id)}
              onBlur={() => onBlur?.(level)}
              errorMessage={status === 'failed' ? 'Daftar wilayah gagal dimuat.' : errorOf(level)}
            />
            {status === 'failed' && (
              <Button variant="secondary" size="small" icon="refresh" onPress={retry}>
                Coba lagi
              </Button>
            )}
          </div>
        );
      })}
      <TextField
        ref={refOf?.('postalCode')}
        label="Kode pos"
        isRequired
        inputMode="numeric"
        autoComplete="postal-code"
        value={address.postalCode ?? ''}
        onChange={(postalCode) => onPostalCode(postalCode.trim() || null)}
        onBlur={() => onBlur?.('postalCode')}
        errorMessage={errorOf('postalCode')}
      />
    </>
  );
}

/** Fills all levels at once; the sentence why not, where the courier does not go there. */
async function fill(cascade: AddressCascade, found: FoundArea, onFind: AddressFieldsProps['onFind']) {
  const result = await cascade.fill.run(found);
  if (!result.ok) return sentenceFor(result.error);
  onFind(found);
  return undefined;
}

const placeholders = { waiting: 'Pilih tingkat di atas dulu', loading: 'Memuat…', ready: 'Pilih', failed: 'Pilih' };

type Option = { readonly id: number; readonly name: string; readonly type?: string };

function nameOf({ type, name }: Option): string {
  return type ? `${type} ${name}` : name;
}

/** What was chosen before stays to be seen while its list is on its way. */
function withChosen(options: readonly Option[], chosen: Option | null): readonly Option[] {
  if (!chosen || options.some(({ id }) => id === chosen.id)) return options;
  return [chosen, ...options];
}

function isServed(courier: string | null | undefined): courier is 'jnt' | 'sap' | 'rpx' {
  return courier === 'jnt' || courier === 'sap' || courier === 'rpx';
}
