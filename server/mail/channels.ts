// The two ways a mail can leave: a mail server, or the spool in the data folder where there is none.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Agency } from '#content/agency.ts';
import { makeFolder } from '#server/db/data-folder.ts';
import { log } from '#server/log.ts';
import { type Delivery, mostUnderWay } from '#server/outbox/relay.ts';
import type { Mail, MailAddress } from './mail.ts';

export interface Channel {
  name: 'smtp' | 'spool';
  /** Says whom it was not taken for, where it was taken for others. */
  send(id: string, mail: Mail): Promise<Delivery['refused']>;
  /** As far as the last try has shown. */
  works(): boolean;
  close(): void;
}

interface ChannelOptions {
  smtpUrl: string | undefined;
  dataDir: string;
  agency: Agency;
}

interface Sender {
  from: MailAddress;
  /** The right half of every Message-ID. */
  domain: string;
}

export function openChannel({ smtpUrl, dataDir, agency }: ChannelOptions): Channel {
  const sender = { from: { name: agency.name, address: agency.email }, domain: agency.domain };
  return smtpUrl ? openSmtp(smtpUrl, sender) : openSpool(dataDir, sender);
}

function openSmtp(url: string, sender: Sender): Channel {
  const open = () =>
    createTransport({
      pool: true,
      url,
      // Without it, whoever stands in between takes the offer of encryption out, and reads the password. The address may say otherwise.
      requireTLS: new URL(url).password !== '' && !isThisMachine(new URL(url).hostname),
      maxConnections: mostUnderWay,
      maxMessages: 50,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // Some examine a mail for half a minute before they take it: to give up meanwhile would send it twice.
      socketTimeout: 50_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport = open();
  let closed = false;
  const trouble = watchServer();
  return {
    name: 'smtp',
    async send(id, mail) {
      const used = transport;
      try {
        const { rejected, rejectedErrors } = await within(60_000, used.sendMail(messageFrom(id, mail, sender)));
        trouble.note(undefined);
        if (rejected.length === 0) return undefined;
        const to = rejected.map(String);
        return {
          to,
          said: `Not taken for ${to.join(', ')}: ${rejectedErrors?.[0]?.message ?? 'no reason was given.'}`,
        };
      } catch (error) {
        if (!closed) trouble.note(error as SmtpError);
        // A server that keeps us waiting byte by byte is left: nothing of this try may leave later.
        if (error instanceof TooLate && used === transport) {
          transport = open();
          used.close({ force: true });
        }
        throw error;
      }
    },
    works: () => !trouble.isKnown(),
    close() {
      closed = true;
      transport.close({ force: true });
    },
  };
}

/** Where nobody stands in between. */
const isThisMachine = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

interface SmtpError extends Error {
  code?: string;
  /** What the server was asked, and the number of its answer. */
  command?: string;
  responseCode?: number;
}

/** In ms, twice as long as a mail waits for its next try at most. */
const longestSilence = 2 * 3_600_000;

/**
 * One line when the server fails and one when it takes mails again. Of its own words only the number: they name whom a mail was
 * for. Where nothing of a mail was said yet, the whole reason: a certificate, a name, a port. That it will not take one mail is
 * no trouble with the server.
 */
function watchServer() {
  let known: string | undefined;
  let failedAt = 0;
  return {
    // What failed here may have left by another program, or been deleted: then nobody tries again, and nothing is known any more.
    isKnown: () => known !== undefined && performance.now() - failedAt < longestSilence,
    note(error: SmtpError | undefined) {
      const { code = 'no answer in time', command, responseCode = '' } = error ?? {};
      if (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')) return;
      const trouble = error && `${code} ${responseCode}`.trim();
      failedAt = performance.now();
      if (trouble === known) return;
      known = trouble;
      const reason = command === 'CONN' ? error?.message.trim() : undefined;
      if (trouble) log('error', 'mail server fails', { error: trouble, command, reason });
      else log('warn', 'mail server back');
    },
  };
}

export const spoolFolder = (dataDir: string) => join(dataDir, 'mail');

function openSpool(dataDir: string, sender: Sender): Channel {
  const folder = spoolFolder(dataDir);
  makeFolder(folder, 0o700);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    name: 'spool',
    async send(id, mail) {
      const { message } = await transport.sendMail(messageFrom(id, mail, sender));
      const file = join(folder, `${id}.eml`);
      // Whoever reads the folder finds a whole mail or none.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return undefined;
    },
    works: () => true,
    close: () => {},
  };
}

/** Addresses are objects and never text, so that nothing a visitor typed is read as a second recipient. */
function messageFrom(id: string, { to, replyTo, subject, html, text }: Mail, { from, domain }: Sender) {
  return {
    from,
    to,
    replyTo: replyTo ?? from,
    subject,
    html,
    text,
    // The same at every try: a mail that arrives twice is shown once.
    messageId: `<${id}@${domain}>`,
    // Exchange heeds the second alone.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  };
}

class TooLate extends Error {}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('The mail server did not answer in time.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
