// A control that shows only a sign, with its name for whoever waits a moment or cannot see it.
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

const look =
  'flex size-11 items-center justify-center rounded-sm text-muted transition-colors hover:bg-raised hover:text-accent-strong aria-expanded:text-text';

interface Named {
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, ...rest }: Named & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <Tooltip label={label}>
      <button type="button" aria-label={label} {...rest} className={look}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

export function IconLink({
  label,
  icon,
  href,
  ...rest
}: Named & Omit<ComponentProps<'a'>, 'className'> & { href: string }) {
  return (
    <Tooltip label={label}>
      <a href={href} aria-label={label} {...rest} className={look}>
        <Icon name={icon} />
      </a>
    </Tooltip>
  );
}
