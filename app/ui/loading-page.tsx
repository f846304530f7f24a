/** Shown while the dashboard's code is on its way. */
export function LoadingPage() {
  return (
    <p role="status" className="frame py-24 text-muted">
      Loading dashboard...
    </p>
  );
}
