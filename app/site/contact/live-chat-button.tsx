import { useState } from 'react';
import { track } from '#app/analytics/track.ts';
import { agency } from '#app/page-settings.ts';
import { Button } from '#app/ui/button.tsx';
import { say } from '#app/ui/spoken.tsx';
import { contactPage } from '#content/pages/contact-page.ts';
import { isOfficeOpen, nextOpening, openingInWords } from '#domain/office-hours.ts';

/** Says honestly who is there: the notice in office hours, the next opening outside them. */
export function LiveChatButton() {
  const [notice, setNotice] = useState<{ title: string; text: string }>();
  const ask = () => {
    track('live_chat_click');
    const now = new Date();
    const { open, closed } = contactPage.chat;
    const back = openingInWords(nextOpening(now, agency.hours));
    const news = isOfficeOpen(now, agency.hours) ? open : { ...closed, text: `${closed.text} ${back}.` };
    setNotice(news);
    say(`${news.title}. ${news.text}`); // of a title and a text readers make one word, or two speeches
  };
  return (
    <div className="contents no-script:hidden">
      <Button look="quiet" onClick={ask}>
        Live Chat Support
      </Button>
      <p className="max-w-[40ch] basis-full text-muted">
        {notice && (
          <>
            <strong className="block text-text">{notice.title}</strong> {notice.text}
          </>
        )}
      </p>
    </div>
  );
}
