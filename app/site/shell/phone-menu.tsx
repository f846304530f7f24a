// The menu on small screens.
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';
import { SiteLink } from '../site-link.tsx';
import { Drawing } from './drawing.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { useMenu } from './use-menu.ts';

export function PhoneMenu() {
  const menu = useMenu();
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="flex size-12 list-none items-center justify-center rounded-sm border border-line-strong [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <Drawing size="size-6">
          <path d="M3 8h18M3 16h18" className="group-open:hidden" />
          <path d="M5 5l14 14M19 5L5 19" className="hidden group-open:block" />
        </Drawing>
      </summary>
      <nav aria-label="Main" className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto bg-ground">
        <ul className="frame flex flex-col py-6">
          {navigation.map((item) => (
            <li key={item.path} className="border-b border-line">
              <NavigationLink {...item} className="block py-4 font-display text-title" />
            </li>
          ))}
          <li className="pt-8">
            <SiteLink to={paths.contact} className={buttonClass()}>
              Get Started
            </SiteLink>
          </li>
        </ul>
      </nav>
    </details>
  );
}
