import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

export interface NoticesProps {
  takeWaiting(): { title: string; text: string; kind?: 'success' | 'error' }[];
  subscribe(listener: () => void): () => void;
}

/** The settings of the specification: dark, bottom right, Alt+T, three at a time, four seconds. */
export function Notices({ takeWaiting, subscribe }: NoticesProps) {
  useEffect(() => {
    const show = () => {
      for (const { title, text, kind = 'success' } of takeWaiting()) toast[kind](title, { description: text });
    };
    show();
    return subscribe(show);
  }, [takeWaiting, subscribe]);
  return (
    <Sonner
      theme="dark"
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      visibleToasts={3}
      duration={4000}
      closeButton
      toastOptions={{
        classNames: {
          toast: '!rounded-sm !border-line-strong !bg-raised !font-body !text-text',
          title: '!text-base !font-semibold',
          description: '!text-small !text-muted',
          error: '!border-danger',
        },
      }}
    />
  );
}
