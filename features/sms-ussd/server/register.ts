import { addField } from '#features/fields/contract.ts';
import { instantDefaults } from '#features/fields/domain/field.ts';
import { linkNumber, ownerOf } from '#features/notify/server/api.ts';
import { isSuspended } from '#features/people/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { State } from '../domain/interpret.ts';
import { findVillages } from '../domain/villages.ts';
import type { InboundMessage } from './inbound-message.ts';
import { deterministicId, type LeafDeps } from './photo-check.ts';
import type { OpenAccount } from './ports.ts';
import { findRegistration, openRegistration, saveRegistration } from './registrations.ts';

interface RegisterDeps {
  readonly db: Database;
  readonly openAccount: OpenAccount;
  readonly act: LeafDeps['act'];
}

interface Applicant {
  readonly phone: string;
  readonly way: InboundMessage['way'] | 'ussd';
  /** The account that has this number already. */
  readonly userId: string | null;
}

/** A field at the chosen village: near the farm, as `accuracy_m` says. The size is a default. */
const fieldArgs = (state: State, phone: string, createdAt: Date) => {
  const village = findVillages(state.typed ?? '').find(({ name }) => name === state.village);
  if (!village) return null;
  const at = createdAt.getTime();
  const { name, lat, lng, elevation, accuracyM } = village;
  return {
    id: deterministicId(`field ${phone}`, at),
    farm_id: deterministicId(`farm ${phone}`, at),
    name: null,
    size: instantDefaults.size,
    size_unit: instantDefaults.size_unit,
    size_is_default: true,
    crop_type: state.crop ?? instantDefaults.crop_type,
    season: dayInNairobi(createdAt).slice(0, 4),
    soil_type: null,
    irrigation_type: null,
    place: { lat, lng, accuracy_m: accuracyM },
    location_description: name,
    elevation,
  };
};

const linkWhatsApp = (db: Database, userId: string, phone: string): Promise<void> =>
  db.asSystem(async (tx) => {
    if ((await ownerOf(tx, 'whatsapp', { phone })) === null)
      await linkNumber(tx, userId, 'whatsapp', phone, new Date());
  });

/**
 * Opens the account and adds the field. Safe to repeat, and for two sessions of one number at once: both
 * create the same rows. `refused`: the account is suspended. `failed`: try again, nothing is lost.
 */
export const finishRegistration = async (
  { db, openAccount, act }: RegisterDeps,
  { phone, way, userId: known }: Applicant,
  state: State,
): Promise<
  { readonly result: 'done'; readonly userId: string } | { readonly result: 'refused' | 'failed' }
> => {
  const { createdAt } = await db.asSystem((tx) => openRegistration(tx, phone, new Date()));
  const args = fieldArgs(state, phone, createdAt);
  if (!args) return { result: 'failed' };
  const userId = known ?? (await openAccount({ phone, name: state.name ?? '', language: state.language }));
  if (await db.asSystem((tx) => isSuspended(tx, userId))) return { result: 'refused' };
  if (way === 'whatsapp') await linkWhatsApp(db, userId, phone);
  const outcome = await act(userId, {
    id: deterministicId(`add field ${phone}`, createdAt.getTime()),
    name: addField.name,
    args,
    at: createdAt,
  });
  // Another session of this number may have added a field a moment ago.
  const isThere =
    outcome.result === 'applied' ||
    (outcome.result === 'refused' && ['fields.exists', 'fields.limit_reached'].includes(outcome.code));
  return isThere ? { result: 'done', userId } : { result: 'failed' };
};

/** Forgets the answers: account and field exist now. */
export const closeRegistration = async (tx: Transaction, phone: string, now: Date): Promise<void> => {
  const found = await findRegistration(tx, phone, now);
  if (found) await saveRegistration(tx, phone, { ...found, state: null }, now);
};
