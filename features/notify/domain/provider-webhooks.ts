import { stripUnstorable } from '#kit/pure/clean-text.ts';

/**
 * A farmer's WhatsApp message. At least one of `phone` and `bsuid` is set, because WhatsApp may hide the
 * number.
 */
export interface WhatsAppInbound {
  readonly channel: 'whatsapp';
  readonly id: string;
  /** With leading +. */
  readonly phone: string | null;
  /** WhatsApp's own id for this person, specific to this business. */
  readonly bsuid: string | null;
  readonly name: string | null;
  /** Milliseconds. */
  readonly at: number;
  readonly type: string;
  /** Text, a caption, or the title of a button that was pressed. */
  readonly text: string | null;
  /** The id of a button or list row. */
  readonly choice: string | null;
  readonly media: { readonly id: string; readonly type: string; readonly sha256: string | null } | null;
  readonly place: { readonly lat: number; readonly lng: number } | null;
}

/** A status report of a message that we sent. `code`: WhatsApp's error code. */
interface WhatsAppReport {
  readonly id: string;
  readonly state: 'handed' | 'delivered' | 'read' | 'failed';
  readonly code: number | null;
}

export interface WhatsAppHook {
  readonly messages: readonly WhatsAppInbound[];
  readonly reports: readonly WhatsAppReport[];
}

type UntypedObject = Readonly<Record<string, unknown>>;
const object = (value: unknown): UntypedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UntypedObject) : {};
const list = (value: unknown): readonly UntypedObject[] => (Array.isArray(value) ? value.map(object) : []);
const text = (value: unknown): string | null =>
  typeof value === 'string' ? stripUnstorable(value) || null : null;
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const states: Readonly<Record<string, WhatsAppReport['state']>> = {
  sent: 'handed',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
};

/** Unix time in seconds; 0 when none is given. */
const secondsOf = (value: unknown): number => (/^\d{1,10}$/.test(text(value) ?? '') ? Number(value) : 0);

const phoneOf = (value: unknown): string | null =>
  /^\+?\d{6,15}$/.test(text(value) ?? '') ? `+${(value as string).replace('+', '')}` : null;

const inboundOf = (message: UntypedObject, contacts: readonly UntypedObject[]): WhatsAppInbound | null => {
  const id = text(message.id);
  // Most changes contain one contact; with several, the one of the sender.
  const contact =
    contacts.find(
      (c) => (text(c.wa_id) ?? '?') === message.from || (text(c.user_id) ?? '?') === message.from_user_id,
    ) ??
    contacts[0] ??
    {};
  const phone = phoneOf(message.from) ?? phoneOf(contact.wa_id);
  const bsuid = text(message.from_user_id) ?? text(contact.user_id);
  const type = text(message.type) ?? 'unsupported';
  if (!id || (!phone && !bsuid)) return null;
  const [media, reply, place] = [
    object(message[type]),
    object(object(message.interactive)[text(object(message.interactive).type) ?? '']),
    object(message.location),
  ];
  const [lat, lng] = [number(place.latitude), number(place.longitude)];
  return {
    channel: 'whatsapp',
    id,
    phone,
    bsuid,
    name: text(object(contact.profile).name),
    at: secondsOf(message.timestamp) * 1_000,
    type,
    text:
      text(object(message.text).body) ??
      text(media.caption) ??
      text(reply.title) ??
      text(object(message.button).text),
    choice: text(reply.id) ?? text(object(message.button).payload),
    media:
      (type === 'image' || type === 'audio') && text(media.id)
        ? { id: text(media.id)!, type: text(media.mime_type) ?? '', sha256: text(media.sha256) }
        : null,
    place: lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null,
  };
};

const reportOf = (status: UntypedObject): WhatsAppReport | null => {
  const [id, state] = [text(status.id), states[text(status.status) ?? '']];
  return id && state ? { id, state, code: number(list(status.errors)[0]?.code) } : null;
};

const isPresent = <T>(one: T | null): one is T => one !== null;

/**
 * Reads a signed body of WhatsApp's webhook. Ignores unknown content, because Meta extends the format without
 * notice.
 */
export const readWhatsAppHook = (body: unknown): WhatsAppHook => {
  const values = list(object(body).entry)
    .flatMap((entry) => list(entry.changes))
    .filter((c) => c.field === 'messages')
    .map((c) => object(c.value));
  return {
    messages: values.flatMap((v) =>
      list(v.messages)
        .map((m) => inboundOf(m, list(v.contacts)))
        .filter(isPresent),
    ),
    reports: values.flatMap((v) => list(v.statuses).map(reportOf).filter(isPresent)),
  };
};

/** Delivery states by the status in Africa's Talking delivery reports. */
const smsStates: Readonly<Record<string, 'handed' | 'delivered' | 'failed'>> = {
  Sent: 'handed',
  Submitted: 'handed',
  Buffered: 'handed',
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
};

export const smsReport = (
  form: Readonly<Record<string, string>>,
): { readonly id: string; readonly state: 'handed' | 'delivered' | 'failed' } | null => {
  const [id, state] = [form.id, smsStates[form.status ?? '']];
  return id && state ? { id, state } : null;
};
