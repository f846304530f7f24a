import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  danger: 'border border-danger text-danger hover:bg-danger hover:text-ground',
  quiet: 'border border-line-strong bg-ground/40 text-text hover:border-accent hover:text-accent-strong',
};
export type ButtonLook = keyof typeof looks;

/** For whatever acts as a button; links wear it too. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-sm px-inside py-3 text-base font-semibold text-center leading-tight transition-colors duration-200 aria-disabled:cursor-progress aria-disabled:opacity-60 ${looks[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: ButtonLook;
  /** What it does is under way. A disabled button would drop the focus of whoever has just pressed it. */
  busy?: boolean;
};

export function Button({ look, busy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...rest}
      className={buttonClass(look)}
    />
  );
}
