// Call, write, chat: opens the right program with the greeting in it, and writes down that it happened.
import { useCommunication, useCommunicationRemoval } from '#app/api/lead-changes.ts';
import type { LeadRow } from '#app/api/leads.ts';
import { randomUuid } from '#app/api/random-uuid.ts';
import { IconLink } from '#app/ui/icon-button.tsx';
import { inNewTab } from '#app/ui/in-new-tab.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { deskWords, greetingTo } from '#content/desk.ts';
import { channelLabels, labelOf, serviceLabels } from '#content/labels.ts';
import type { Channel } from '#domain/communication.ts';
import { mailLink, phoneLink, whatsappLink } from '#domain/contact-links.ts';

export type Contact = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'service_type' | 'reference'>;

/** The ways to a lead, for whatever shows one of them: no call or mail goes out unwritten. */
export function useContactLinks(lead: Contact, agency: string) {
  const takeBack = useCommunicationRemoval(lead.id, {
    onFailure: notify.failed,
    onDone: () => notify.done(`${lead.name}: removed from the timeline`),
  });
  const log = useCommunication(lead.id, {
    onFailure: notify.failed,
    // Pressed by a slip it would stand as our answer.
    onDone: ({ id, channel }) =>
      notify.done(`${lead.name}: ${channelLabels[channel]} written down`, '', () => takeBack.mutate(id)),
  });
  // The second click of a double one is no second call.
  const begun =
    (channel: Exclude<Channel, 'note'>) =>
    ({ detail }: { detail: number }) =>
      detail > 1 || log.mutate({ id: randomUuid(), channel, direction: 'outbound', body: deskWords.started[channel] });
  const greeting = greetingTo(lead.name, labelOf(serviceLabels, lead.service_type), agency);
  const subject = `Your enquiry ${lead.reference}`;
  return {
    call: { href: phoneLink(lead.phone), onClick: begun('call') },
    email: { href: mailLink(lead.email, subject, greeting), onClick: begun('email') },
    whatsapp: { href: whatsappLink(lead.phone, greeting), onClick: begun('whatsapp') },
  };
}

/** In columns, what a lead lacks keeps its place, so that each sign stands under its like. */
export function ContactActions({
  lead,
  agency,
  inColumns = false,
}: {
  lead: Contact;
  agency: string;
  inColumns?: boolean;
}) {
  const { call, email, whatsapp } = useContactLinks(lead, agency);
  const place = inColumns && <span aria-hidden="true" className="size-11 max-xl:hidden" />;
  return (
    <>
      {lead.phone ? <IconLink label={`Call ${lead.name}`} icon="phone" data-act="c" {...call} /> : place}
      <IconLink label={`Email ${lead.name}`} icon="mail" data-act="m" {...email} />
      {lead.phone ? (
        <IconLink label={`WhatsApp ${lead.name}`} icon="chat" data-act="w" {...whatsapp} {...inNewTab} />
      ) : (
        place
      )}
    </>
  );
}
