import { classNames } from './classNames.ts';
import { type IconName, iconPaths } from './iconPaths.ts';

export interface IconProps {
  name: IconName;
  size?: 'small' | 'regular' | 'large' | undefined;
}

/** Decoration only: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 'regular' }: IconProps) {
  return (
    <svg className={classNames('icon', size !== 'regular' && `icon-${size}`)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
