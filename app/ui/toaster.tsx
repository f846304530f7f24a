// Notices at the edge of the screen, for what has just happened. Alt+T leads to them from anywhere.
import { Toaster as Sonner, toast } from 'sonner';

export function Toaster() {
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

export const notify = {
  done: (title: string, description?: string) => void toast.success(title, { description, icon: null }),
  failed: (title: string, description?: string) => void toast.error(title, { description, icon: null }),
};
