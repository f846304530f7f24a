import { Link } from 'react-router';
import { contactSection, paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Wordmark } from './wordmark.tsx';

export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line/50 bg-ground/70 backdrop-blur-md">
      <div className="frame flex h-18 items-center justify-between gap-6">
        <Link to={paths.home} viewTransition className="rounded-sm">
          <Wordmark />
        </Link>
        <Link to={contactSection} className={buttonClass('quiet')}>
          Get Started
        </Link>
      </div>
    </header>
  );
}
