import { Outlet } from 'react-router';
import { FailedPage } from '../failed-page.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <FailedPage />
    </SiteFrame>
  );
}
