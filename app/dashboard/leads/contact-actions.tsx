// Call, write, chat: opens the right program with the greeting in it, and writes down that it happened.
import { useCommunication } from '#app/api/lead-changes.ts';
import type { LeadRow } from '#app/api/leads.ts';
import { randomUuid } from '#app/api/random-uuid.ts';
import { IconLink } from '#app/ui/icon-button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { deskWords, greetingTo } from '#content/desk.ts';
import { labelOf, serviceLabels } from '#content/labels.ts';
import type { Channel } from '#domain/communication.ts';
import { mailLink, phoneLink, whatsappLink } from '#domain/contact-links.ts';

type Contact = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'service_type' | 'reference'>;

export function ContactActions({ lead, agency }: { lead: Contact; agency: string }) {
  const log = useCommunication(lead.id, { onFailure: notify.failed });
  const begun = (channel: Exclude<Channel, 'note'>) => () =>
    log.mutate({ id: randomUuid(), channel, direction: 'outbound', body: deskWords.started[channel] });
  const service = labelOf(serviceLabels, lead.service_type);
  const greeting = greetingTo(lead.name, service, agency);
  return (
    <>
      {lead.phone && (
        <IconLink
          label={`Call ${lead.name}`}
          icon="phone"
          data-act="c"
          href={phoneLink(lead.phone)}
          onClick={begun('call')}
        />
      )}
      <IconLink
        label={`Email ${lead.name}`}
        icon="mail"
        data-act="m"
        href={mailLink(lead.email, `Your enquiry ${lead.reference}`, greeting)}
        onClick={begun('email')}
      />
      {lead.phone && (
        <IconLink
          label={`WhatsApp ${lead.name}`}
          icon="chat"
          data-act="w"
          href={whatsappLink(lead.phone, greeting)}
          target="_blank"
          rel="noopener"
          onClick={begun('whatsapp')}
        />
      )}
    </>
  );
}
