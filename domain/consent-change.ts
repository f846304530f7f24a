// What a person has told staff about marketing, later than any form.
import { z } from 'zod';

/** `POST /api/leads/:id/consents` */
export const consentChange = z.object({ granted: z.boolean() });
