import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

export interface NoticesProps {
  takeWaiting(): Notice[];
  subscribe(listener: () => void): () => void;
}

/** Dark, bottom right, three at a time, four seconds each. */
export function Notices({ takeWaiting, subscribe }: NoticesProps) {
  useEffect(() => {
    const show = () => {
      for (const { kind, title, text } of takeWaiting()) toast[kind](title, { description: text, icon: null });
    };
    show();
    return subscribe(show);
  }, [takeWaiting, subscribe]);
  return (
    <Sonner
      theme="dark"
      className="font-body!"
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      visibleToasts={3}
      duration={4000}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) max-w-full flex-col gap-1 rounded-sm border border-line-strong bg-raised px-5 py-4 text-base text-text',
          title: 'font-semibold',
          description: 'text-small text-muted',
          error: 'border-danger! [&_[data-title]]:text-danger',
          success: 'border-accent!',
        },
      }}
    />
  );
}
