/** Shown while the dashboard's code is on its way; where no script runs, it says why none comes. */
export function LoadingPage() {
  return (
    <div className="frame py-24 text-muted">
      <p role="status" className="no-script:hidden">
        Loading dashboard...
      </p>
      <p className="hidden no-script:block">
        The dashboard needs JavaScript, which is switched off here. Please switch it on and load the page again, or go{' '}
        <a href="/" className="underline underline-offset-4 hover:text-text">
          back to the site
        </a>
        .
      </p>
    </div>
  );
}
