import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Device, devicesQuery, endDevice, endDevices } from '#app/api/account.ts';
import { mayBeDone } from '#app/api/client.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { firstClickOnly } from '#app/ui/first-click-only.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { momentOf } from '../moment.ts';
import { Setting } from './setting.tsx';

export function DeviceList({ onLeft }: { onLeft(): unknown }) {
  const devices = useQuery(devicesQuery);
  const refresh = useRefresh('staff', 'session');
  // What is out leaves the list with the button that was pressed.
  const list = useRef<HTMLUListElement>(null);
  const wasEnded = useRef(false);
  const onEnd = () => {
    wasEnded.current = true;
  };
  const end = useMutation({
    mutationFn: (which: 'others' | 'all') => endDevices(which),
    onMutate: onEnd,
    onSuccess: ({ ended }, which) => {
      if (which === 'all') return onLeft();
      notify.done('Signed out', `${ended} other ${ended === 1 ? 'device is' : 'devices are'} out.`);
      return refresh();
    },
  });
  const onEndOne = () => {
    if (end.isError) end.reset();
    onEnd();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list has changed
  useEffect(() => {
    if (wasEnded.current && document.activeElement === document.body) list.current?.focus();
    wasEnded.current = false;
  }, [devices.data]);
  const others = devices.data?.devices.some(({ is_current }) => !is_current);
  return (
    <Setting
      title="Devices"
      about="Where you are signed in. A session ends by itself after an hour without use, and after a day in any case."
    >
      <ListState
        pending={devices.isPending}
        error={devices.error}
        failed="The devices could not be loaded."
        onRetry={() => devices.refetch()}
        loaded={devices.data !== undefined}
      />
      <ul ref={list} tabIndex={-1} onClickCapture={firstClickOnly} aria-label="Devices" className="w-full">
        {devices.data?.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={onEndOne} onEnded={refresh} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {others && (
          <Button look="quiet" onClick={() => end.mutate('others')} busy={end.isPending}>
            Sign out the other devices
          </Button>
        )}
        <Button look="quiet" onClick={() => end.mutate('all')} busy={end.isPending}>
          Sign out everywhere
        </Button>
      </div>
      {end.error && (
        <p role="alert" className="text-danger">
          {end.error.message}
        </p>
      )}
    </Setting>
  );
}

function DeviceRow({ device, onEnd, onEnded }: { device: Device; onEnd(): void; onEnded(): unknown }) {
  const end = useMutation({
    mutationFn: () => endDevice(device.id),
    onMutate: onEnd,
    onSuccess: () => say(`${device.device} is signed out.`),
    onError: (error) =>
      notify.failed(`${device.device} ${mayBeDone(error) ? 'may still be' : 'is still'} signed in`, error.message),
    onSettled: onEnded,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p>
          {device.device}
          {device.is_current && (
            <span className="ml-3 rounded-sm border border-accent px-2 py-0.5 text-small text-accent">This one</span>
          )}
        </p>
        <p className="text-small text-muted">
          Last used {momentOf(device.last_used_at)} · {device.address || 'unknown address'}
        </p>
      </div>
      {!device.is_current && (
        <Button look="quiet" onClick={() => end.mutate()} busy={end.isPending}>
          Sign out
          <span className="sr-only">
            {' '}
            {device.device}, last used {momentOf(device.last_used_at)}, {device.address || 'unknown address'}
          </span>
        </Button>
      )}
    </li>
  );
}
