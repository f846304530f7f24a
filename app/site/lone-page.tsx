// A page with one thing to say, before the horizon.
import type { ReactNode } from 'react';
import { HorizonPicture } from './horizon-picture.tsx';

export function LonePage({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-svh items-center overflow-hidden">
      <HorizonPicture calm />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-ground/60 via-transparent to-ground/80" />
      <div className="frame flex flex-col items-start gap-6 pt-28 pb-20">{children}</div>
    </div>
  );
}
