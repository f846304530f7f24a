// Uses of our own controls that say something to staff: what was offered stands beside what was taken. What only closes says nothing.
import type { EventName } from './analytics.ts';

export const controlUses = [
  'whatsapp_click',
  'call_click',
  'email_click',
  'live_chat_click',
  'contact_menu_opened',
  'contact_prompt_shown',
  'contact_prompt_contact',
  'exit_intent_shown',
  'exit_intent_submitted',
] as const satisfies EventName[];
export type ControlUse = (typeof controlUses)[number];
