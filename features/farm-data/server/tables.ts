import { countedBefore } from '#features/scanner/server/api.ts';

/**
 * Every table that holds something of a person, in an order in which rows can be put back. A test walks the
 * database: a table that is missing here fails it, so nothing can be kept from a farmer, or left behind, by forgetting.
 */
export interface DataTable {
  readonly table: string;
  readonly owner: 'user_id' | 'id';
  /** Its name in the export, or why it is not in it. */
  readonly out: string | { readonly leftOut: string };
  /** Makes a row one among this person's; the order of the export. */
  readonly key: readonly string[];
  /** The rows that count: one that was removed, and may be brought back within the hour, does not. */
  readonly only?: string;
  /** Columns that stay with the server. */
  readonly without?: readonly string[];
  /** `rows`: put back by an import. Otherwise why not. */
  readonly back: 'rows' | { readonly notBack: string };
  /** Columns that an import never takes from a file, and the SQL that stands in for them. */
  readonly own?: Readonly<Record<string, string>>;
  /** The kind of synced row it travels as, and the SQL of that row's id. */
  readonly kind?: string;
  readonly rowId?: string;
  /** Deleted with leaf checks, with the farm, or only with the account. */
  readonly goes: 'scans' | 'farm' | 'account';
}

const said = { notBack: 'what other people answered or decided belongs to the account they did it for' };
const again = { notBack: 'the server works it out again' };
const told = { notBack: 'it was said to other people at its time' };
const paid = { notBack: 'what was bought belongs to the account it was bought for' };
const book = { leftOut: 'bookkeeping of sending and receiving; the rows themselves are here' };
const shared = { notBack: 'what was said to everybody belongs to the account that said it' };
const none = { notBack: 'it is not in the file' };

export const dataTables: readonly DataTable[] = [
  { table: 'profiles', owner: 'id', out: 'profile', key: ['id'], back: { notBack: 'the new account has its own' }, goes: 'account' },
  { table: 'sighting_notices', owner: 'user_id', out: 'notifications', key: ['id'], back: told, kind: 'sighting_notice', goes: 'account' },
  { table: 'farms', owner: 'user_id', out: 'farms', key: ['id'], back: 'rows', kind: 'farm', goes: 'farm' },
  { table: 'fields', owner: 'user_id', out: 'fields', key: ['id'], back: 'rows', kind: 'field', goes: 'farm' },
  { table: 'crops', owner: 'user_id', out: 'crops', key: ['id'], back: 'rows', kind: 'crop', goes: 'farm' },
  { table: 'field_events', owner: 'user_id', out: 'field_events', key: ['id'], only: 't.removed_at is null', own: { removed_at: 'null' }, back: 'rows', kind: 'field_event', goes: 'farm' },
  { table: 'farm_plans', owner: 'user_id', out: 'farm_plans', key: ['id'], back: 'rows', kind: 'farm_plan', goes: 'farm' },
  { table: 'farm_plan_tasks', owner: 'user_id', out: 'tasks', key: ['id'], back: 'rows', kind: 'farm_plan_task', goes: 'farm' },
  { table: 'task_verdicts', owner: 'user_id', out: 'task_verdicts', key: ['key'], back: 'rows', kind: 'task_verdict', rowId: 'key', goes: 'account' },
  {
    table: 'crop_scans', owner: 'user_id', out: 'crop_scans', key: ['id'], back: 'rows', kind: 'scan', goes: 'scans',
    // The server's own look, and whether a check counts, come from the photos and never from a file.
    own: { checked: 'null', field_confirmed: 'coalesce(r.field_confirmed, false)', counted: `r.outcome <> 'no_leaf' and not ${countedBefore('r', 'app_user_id()')}`, created_at: 'least(r.created_at, now())', picked_at: 'case when r.picked_at > now() then now() else r.picked_at end' },
  },
  { table: 'scan_totals', owner: 'user_id', out: 'scan_totals', key: [], without: ['removed_checks'], back: again, kind: 'scan_total', rowId: "'removed'", goes: 'account' },
  { table: 'scan_outcomes', owner: 'user_id', out: 'scan_outcomes', key: ['scan_id', 'step'], back: 'rows', kind: 'outcome', goes: 'scans', own: { answered_at: 'least(r.answered_at, now())' } },
  { table: 'scan_outcome_pauses', owner: 'user_id', out: 'scan_outcome_pauses', key: ['scan_id'], back: 'rows', kind: 'outcome_pause', goes: 'scans' },
  { table: 'satellite_results', owner: 'user_id', out: 'satellite_results', key: ['id'], back: again, kind: 'satellite_result', goes: 'farm' },
  { table: 'satellite_readings', owner: 'user_id', out: 'satellite_readings', key: ['field_id', 'plot', 'scene'], back: again, goes: 'farm' },
  { table: 'satellite_runs', owner: 'user_id', out: { leftOut: 'how far an analysis was; what it found is here' }, key: ['id'], back: none, goes: 'farm' },
  { table: 'satellite_watch', owner: 'user_id', out: { leftOut: 'when the satellite is asked next' }, key: ['field_id'], back: none, goes: 'farm' },
  { table: 'yield_predictions', owner: 'user_id', out: 'yield_predictions', key: ['id'], back: { notBack: 'a prediction rests on the weather, prices and plan of its day' }, kind: 'yield_prediction', goes: 'farm' },
  { table: 'daily_organic_actions', owner: 'user_id', out: 'daily_organic_actions', key: ['day'], back: { notBack: 'what was done on a day earns nothing on another account' }, kind: 'organic_action', rowId: 'day::text', goes: 'farm' },
  { table: 'organic_points', owner: 'user_id', out: 'organic_points', key: ['cause'], back: { notBack: 'points are earned, not brought' }, goes: 'account' },
  { table: 'expert_reviews', owner: 'user_id', out: 'expert_reviews', key: ['id'], without: ['claimed_by', 'claimed_at'], back: said, kind: 'review', goes: 'scans' },
  { table: 'expert_review_turns', owner: 'user_id', out: 'expert_review_turns', key: ['review_id', 'n'], without: ['expert_id'], back: said, goes: 'scans' },
  { table: 'community_questions', owner: 'user_id', out: 'community_questions', key: ['id'], without: ['expert_id'], back: shared, kind: 'community_question', goes: 'account' },
  { table: 'community_answers', owner: 'user_id', out: 'community_answers', key: ['id'], without: ['asker_id'], back: shared, kind: 'community_answer', goes: 'account' },
  { table: 'text_questions', owner: 'user_id', out: 'text_questions', key: ['question_id'], back: shared, goes: 'account' },
  { table: 'community_votes', owner: 'user_id', out: 'community_votes', key: ['target_id'], back: shared, kind: 'community_vote', goes: 'account' },
  { table: 'community_bookmarks', owner: 'user_id', out: 'community_bookmarks', key: ['question_id'], back: shared, kind: 'community_bookmark', goes: 'account' },
  { table: 'community_blocks', owner: 'user_id', out: 'community_blocks', key: ['blocked_id'], back: shared, kind: 'community_block', goes: 'account' },
  { table: 'community_reports', owner: 'user_id', out: 'community_reports', key: ['id'], back: shared, goes: 'account' },
  { table: 'community_history', owner: 'user_id', out: 'community_history', key: ['id'], without: ['moderator_id'], back: shared, goes: 'account' },
  { table: 'community_views', owner: 'user_id', out: { leftOut: 'it only keeps a reading from being counted twice, and is gone after two days' }, key: ['question_id', 'day'], back: none, goes: 'account' },
  { table: 'sell_offers', owner: 'user_id', out: 'sell_offers', key: ['id'], back: shared, kind: 'sell_offer', goes: 'account' },
  { table: 'sell_replies', owner: 'user_id', out: 'sell_replies', key: ['id'], without: ['seller_id'], back: shared, kind: 'sell_reply', goes: 'account' },
  { table: 'sell_contacts', owner: 'user_id', out: 'sell_contacts', key: ['id'], without: ['shown_to'], back: shared, goes: 'account' },
  { table: 'sell_reports', owner: 'user_id', out: 'sell_reports', key: ['id'], back: shared, goes: 'account' },
  { table: 'price_alerts', owner: 'user_id', out: 'price_alerts', key: ['id'], back: told, kind: 'price_alert', goes: 'account' },
  { table: 'chat_conversations', owner: 'user_id', out: 'chat_conversations', key: ['id'], back: 'rows', kind: 'chat_conversation', own: { created_at: 'least(r.created_at, now())', updated_at: 'least(r.updated_at, now())' }, goes: 'account' },
  { table: 'chat_messages', owner: 'user_id', out: 'chat_messages', key: ['id'], back: 'rows', kind: 'chat_message', own: { created_at: 'least(r.created_at, now())' }, goes: 'account' },
  { table: 'chat_asks', owner: 'user_id', out: { leftOut: 'a question that is being answered, and is gone when it is' }, key: ['id'], back: none, goes: 'account' },
  { table: 'sighting_reports', owner: 'user_id', out: 'sighting_reports', key: ['id'], back: told, kind: 'sighting_report', goes: 'scans' },
  { table: 'alerts', owner: 'user_id', out: 'alerts', key: ['id'], back: told, kind: 'alert', goes: 'farm' },
  { table: 'alert_feedback', owner: 'user_id', out: 'alert_feedback', key: ['alert_id'], back: told, goes: 'farm' },
  { table: 'alert_looks', owner: 'user_id', out: 'alert_looks', key: ['field_id'], back: again, kind: 'alert_look', goes: 'farm' },
  { table: 'alert_mutes', owner: 'user_id', out: 'alert_mutes', key: ['theme'], back: 'rows', kind: 'alert_mute', goes: 'account' },
  { table: 'sighting_follows', owner: 'user_id', out: 'sighting_follows', key: [], back: 'rows', kind: 'sighting_follow', rowId: "'mine'", goes: 'account' },
  { table: 'donation_consents', owner: 'user_id', out: 'donation_consents', key: ['purpose'], back: { notBack: 'leave to use photos is given by a person, not by a file' }, goes: 'account' },
  { table: 'consents', owner: 'user_id', out: 'consents', key: ['id'], back: { notBack: 'leave is given by a person, not by a file' }, kind: 'consent', rowId: 'purpose', goes: 'account' },
  { table: 'enrolments', owner: 'user_id', out: 'enrolments', key: ['id'], back: 'rows', kind: 'enrolment', own: { enrolled_at: 'least(r.enrolled_at, now())', reminded_on: 'null', remind_on: 'null' }, goes: 'account' },
  { table: 'market_reports', owner: 'user_id', out: 'price_reports', key: ['id'], without: ['decided_by'], back: told, kind: 'price_report', goes: 'account' },
  { table: 'supplier_suggestions', owner: 'user_id', out: 'supplier_suggestions', key: ['id'], back: said, goes: 'account' },
  { table: 'supplier_reports', owner: 'user_id', out: 'supplier_reports', key: ['id'], back: told, goes: 'account' },
  { table: 'supplier_searches', owner: 'user_id', out: 'supplier_searches', key: ['product'], back: again, goes: 'account' },
  { table: 'supplier_messages', owner: 'user_id', out: 'supplier_messages', key: ['id'], back: told, goes: 'account' },
  { table: 'farmer_counties', owner: 'user_id', out: 'farmer_counties', key: [], back: again, goes: 'account' },
  { table: 'user_plans', owner: 'user_id', out: 'user_plans', key: ['id'], back: paid, goes: 'account' },
  { table: 'user_subscriptions', owner: 'user_id', out: 'user_subscriptions', key: ['id'], back: paid, goes: 'account' },
  { table: 'trials', owner: 'user_id', out: 'trials', key: [], back: paid, goes: 'account' },
  { table: 'credit_purses', owner: 'user_id', out: 'credit_purses', key: [], back: paid, goes: 'account' },
  { table: 'credit_moves', owner: 'user_id', out: 'credit_moves', key: ['key', 'n', 'out_of', 'into_'], back: paid, goes: 'account' },
  { table: 'orders', owner: 'user_id', out: 'orders', key: ['id'], without: ['redirect_url'], back: paid, goes: 'account' },
  { table: 'payments', owner: 'user_id', out: 'payments', key: ['id'], back: paid, goes: 'account' },
  { table: 'payment_audit', owner: 'user_id', out: 'payment_audit', key: ['id'], back: paid, goes: 'account' },
  { table: 'refund_requests', owner: 'user_id', out: 'refund_requests', key: ['id'], back: paid, goes: 'account' },
  { table: 'statements', owner: 'user_id', out: 'statements', key: ['id'], back: { notBack: 'a paper is vouched for by the account that made it' }, goes: 'farm' },
  { table: 'user_memory', owner: 'user_id', out: 'user_memory', key: [], without: ['referrer_id'], back: 'rows', own: { invites_sent: '0', referrer_id: 'null' }, kind: 'notify_setting', rowId: "'mine'", goes: 'account' },
  { table: 'notification_preferences', owner: 'user_id', out: 'notification_preferences', key: [], back: { notBack: 'a number is confirmed again before anything is sent to it' }, kind: 'notify_setting', rowId: "'mine'", goes: 'account' },
  { table: 'notifications', owner: 'user_id', out: 'messages', key: ['id'], back: told, kind: 'notification', goes: 'account' },
  { table: 'deliveries', owner: 'user_id', out: 'message_deliveries', key: ['id'], without: ['provider_id'], back: told, goes: 'account' },
  { table: 'contact_identities', owner: 'user_id', out: 'contact_identities', key: ['id'], back: { notBack: 'a number is confirmed again before anything is sent to it' }, goes: 'account' },
  { table: 'contact_consents', owner: 'user_id', out: 'contact_consents', key: ['id'], back: told, goes: 'account' },
  { table: 'contact_codes', owner: 'user_id', out: { leftOut: 'keys to a number, which nobody may read' }, key: ['id'], back: none, goes: 'account' },
  { table: 'push_subscriptions', owner: 'user_id', out: { leftOut: 'addresses of browsers, which only the server may write to' }, key: ['id'], back: none, goes: 'account' },
  {
    table: 'sync_overwrites', owner: 'user_id', out: 'overwritten_values', key: ['id'],
    back: { notBack: 'it only says what two phones did to each other' }, kind: 'overwritten', goes: 'farm',
  },
  { table: 'photos', owner: 'user_id', out: 'photos', key: ['hash'], back: { notBack: 'they come back as files' }, goes: 'account' },

  { table: 'photo_parts', owner: 'user_id', out: { leftOut: 'half of a photo that is still being sent' }, key: ['hash', 'start'], back: none, goes: 'account' },
  { table: 'photo_uploads', owner: 'user_id', out: { leftOut: 'half of a photo that is still being sent' }, key: ['hash'], back: none, goes: 'account' },
  { table: 'events', owner: 'user_id', out: book, key: ['id'], back: none, goes: 'account' },
  { table: 'sync_commands', owner: 'user_id', out: book, key: ['id'], back: none, goes: 'account' },
  { table: 'sync_log', owner: 'user_id', out: book, key: ['kind', 'row_id'], back: none, goes: 'account' },
  { table: 'sync_users', owner: 'user_id', out: book, key: [], back: none, goes: 'account' },
  { table: 'data_exports', owner: 'user_id', out: { leftOut: 'where an earlier copy lies' }, key: ['id'], back: none, goes: 'scans' },
  { table: 'account_deletions', owner: 'user_id', out: { leftOut: 'it says only when the rest goes' }, key: [], back: none, goes: 'account' },
  { table: 'referrals', owner: 'user_id', out: 'referrals', key: ['id'], without: ['referrer_id', 'referred_id', 'decided_by', 'fraud_score', 'claim_network'], back: said, goes: 'account' },
  { table: 'referral_achievements', owner: 'user_id', out: 'referral_achievements', key: ['achievement_id'], back: again, goes: 'account' },
  { table: 'referral_leaderboard', owner: 'user_id', out: 'referral_leaderboard', key: [], back: { notBack: 'leave to be shown is given by a person, not by a file' }, goes: 'account' },
  { table: 'premium_referral_bonuses', owner: 'user_id', out: 'premium_referral_bonuses', key: ['referral_id'], back: paid, goes: 'account' },
  { table: 'viral_shares', owner: 'user_id', out: 'viral_shares', key: ['platform', 'message_variant'], back: again, goes: 'account' },
  { table: 'referral_clicks', owner: 'user_id', out: 'referral_clicks', key: ['day', 'device_hash'], without: ['network_hash'], back: again, goes: 'account' },
  { table: 'referral_devices', owner: 'user_id', out: { leftOut: 'hashes that only tell one phone from another, forgotten after half a year' }, key: ['device_hash'], back: none, goes: 'account' },
  { table: 'referral_networks', owner: 'user_id', out: { leftOut: 'hashes that only tell one network from another, deleted after 30 days' }, key: ['day', 'network_hash'], back: none, goes: 'account' },
  { table: 'referral_codes', owner: 'user_id', out: 'referral_codes', key: [], back: again, goes: 'account' },
  { table: 'auth_email_changes', owner: 'user_id', out: 'email_changes', key: ['id'], without: ['confirm_hash', 'undo_hash'], back: { notBack: 'an address is confirmed from its own mailbox' }, goes: 'account' },
  { table: 'auth_sessions', owner: 'user_id', out: { leftOut: 'keys to the account, which nobody may read' }, key: ['id'], back: none, goes: 'account' },
  { table: 'auth_accounts', owner: 'user_id', out: { leftOut: 'keys to the account, which nobody may read' }, key: ['id'], back: none, goes: 'account' },
  { table: 'auth_users', owner: 'id', out: { leftOut: 'the same as the profile' }, key: ['id'], back: none, goes: 'account' },
];

export interface ExportTable extends DataTable { readonly out: string }
export const exported: readonly ExportTable[] = dataTables.filter((one): one is ExportTable => typeof one.out === 'string');
