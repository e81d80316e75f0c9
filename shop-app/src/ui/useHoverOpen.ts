import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface HoverOpenOptions {
  closeDelay: number;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Open while a mouse is over the area or the keyboard is in it; a tap toggles. */
export function useHoverOpen({ closeDelay, onOpenChange }: HoverOpenOptions) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedBy = useRef<string>(undefined);
  const isReturning = useRef(false);

  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (next === isOpen) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useOutsidePress(isOpen, area, () => change(false));

  const close = () => {
    isReturning.current = area.current?.contains(document.activeElement) ?? false;
    if (isReturning.current) trigger.current?.focus();
    isReturning.current = false;
    change(false);
  };
  const areaProps = {
    ref: area,
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && change(true),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') timer.current = setTimeout(() => change(false), closeDelay);
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !area.current?.contains(event.relatedTarget)) change(false);
    },
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
  };
  const triggerProps = {
    ref: trigger,
    onPointerDown: (event: PointerEvent) => {
      pressedBy.current = event.pointerType;
    },
    // Focus that a press brings must not open what the same press is about to close; nor does focus that a dialog gives back.
    onFocus: (event: FocusEvent) => {
      const isByKeyboard = event.target.matches(':focus-visible');
      if (isByKeyboard && pressedBy.current === undefined && !isReturning.current) change(true);
    },
    onClick: () => {
      change(pressedBy.current === 'touch' ? !isOpen : true);
      pressedBy.current = undefined;
    },
  };
  return { isOpen, close, areaProps, triggerProps };
}

function useOutsidePress(isOpen: boolean, area: { current: HTMLElement | null }, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, area]);
}
