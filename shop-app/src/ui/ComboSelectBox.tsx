import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { speakIndonesian } from './speakIndonesian.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ComboOption {
  value: string;
  label: string;
}

export interface ComboSelectBoxProps extends FieldProps {
  options: readonly ComboOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

speakIndonesian();

const ROW_HEIGHT = 44;

/** Only the rows in view are in the document, so a thousand companies scroll like ten. */
export function ComboSelectBox(props: ComboSelectBoxProps) {
  const { label, options, value, onChange, onBlur, errorMessage, emptyText = 'Tidak ditemukan' } = props;
  return (
    <ComboBox
      className={errorMessage ? 'field is-invalid' : 'field'}
      defaultItems={options}
      value={value ?? null}
      onChange={(key) => onChange(key === null ? undefined : String(key))}
      isInvalid={errorMessage !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(props.name !== undefined && { name: props.name })}
    >
      <Label className="field__label">
        {props.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {props.isRequired === false && <span className="field__optional"> (opsional)</span>}
      </Label>
      <div className="field__box">
        <Input className="input input-select" placeholder={props.placeholder ?? 'Cari'} ref={props.ref ?? null} />
        <Button className="field__chevron field__chevron-button" aria-label={`Buka daftar ${label}`}>
          <Icon name="chevron-down" size="small" />
        </Button>
      </div>
      {props.description && (
        <Text slot="description" elementType="p" className="field__help">
          {props.description}
        </Text>
      )}
      <FieldError elementType="p" className="field__error">
        {errorMessage}
      </FieldError>
      <Popover className="options" offset={8}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
          <ListBox<ComboOption>
            className="options__list"
            renderEmptyState={() => <p className="options__empty">{emptyText}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className="options__row">
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}
