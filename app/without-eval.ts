// Our content policy allows no code made of text. Zod would ask for it before it does without, and browsers report the question.
import { config } from 'zod';

config({ jitless: true });
