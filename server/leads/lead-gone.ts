import { Refusal } from '#domain/errors.ts';

/** Somebody has deleted it, or it never was. */
export const leadGone = () => new Refusal('not_found', 'This lead does not exist any more.');
