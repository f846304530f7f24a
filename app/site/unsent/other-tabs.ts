// What the tabs of one visitor tell each other about an enquiry: under which reference it arrived, that it was deleted, or only
// that something changed.
export type News = { id: string; reference: string } | { id: string; deleted: true } | null;

const channel = open();

export const otherTabs = {
  tell(news: News) {
    try {
      channel?.postMessage(news);
    } catch {
      // They find out by themselves when they look.
    }
  },
  listen(listener: (news: News) => void): () => void {
    const heard = ({ data }: MessageEvent<News>) => listener(data);
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  },
};

function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('unsent-enquiries');
  } catch {
    return; // missing, or forbidden together with all other site data
  }
}
