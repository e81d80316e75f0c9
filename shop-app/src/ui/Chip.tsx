import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { ShopLink } from './ShopLink.tsx';

export interface ChipProps {
  children: ReactNode;
  /** A link, a toggle (onPress), or something taken away by its cross (onRemove). */
  to?: string | undefined;
  onPress?: (() => void) | undefined;
  isSelected?: boolean | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

export function Chip({ children, to, onPress, isSelected = false, onRemove, removeLabel = 'Hapus' }: ChipProps) {
  const className = classNames('chip', isSelected && 'is-selected');
  if (to !== undefined) {
    return (
      <ShopLink className={className} to={to} aria-current={isSelected || undefined}>
        {children}
      </ShopLink>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={className} aria-pressed={isSelected} onClick={() => onPress()}>
        {children}
      </button>
    );
  }
  return (
    <span className={className}>
      {children}
      {onRemove && (
        <button type="button" className="chip__remove" aria-label={removeLabel} onClick={() => onRemove()}>
          <Icon name="close" size="small" />
        </button>
      )}
    </span>
  );
}
