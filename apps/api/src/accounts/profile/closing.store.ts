// SQL of closing an account, and of erasing what is personal in it when its time has come.
import { sql } from '../../kit/sql.ts'
import type { CompanyKind } from '@marsa/model/accounts/users/users-rules.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'

export const companyFacts = (
  db: Db,
  companyId: string,
  userId: string,
): Promise<{ kind: CompanyKind; colleagues: number }> =>
  one(
    db,
    sql`select kind, (select count(*)::int from users where company_id = c.id and id <> ${userId} and status in ('ACTIVE', 'LOCKED'))
        as colleagues
      from companies c where id = ${companyId}`,
  )

export const closePerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update users set status = 'DISABLED', closed_at = now() where id = ${userId}`.execute(tx)
}

/** Nobody is left in it: no agent without people is asked for quotes. */
export const closeCompany = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`update companies set suspended_at = now(), suspended_reason = 'closed by its last person', version = version + 1
    where id = ${companyId} and suspended_at is null`.execute(tx)
}

export const dueErasures = (db: Db, days: number): Promise<{ id: string; company_id: string }[]> =>
  rows(
    db,
    sql`select id, company_id from users where erased_at is null and closed_at < now() - make_interval(days => ${days})
      order by closed_at limit 100`,
  )

/** Files of the person's conversation, to be removed once it is gone. */
export const conversationFiles = async (db: Db, userId: string): Promise<string[]> =>
  (
    await rows<{ key: string }>(
      db,
      sql`select m.storage_key as key from chat_messages m join chats c on c.id = m.chat_id
        where c.user_id = ${userId} and m.storage_key is not null`,
    )
  ).map(({ key }) => key)

/**
 * Takes out who the person was. Requests, quotations, invoices, ledger and audit trail stay and point to a row without a
 * name; what an invoice says of its customer was written into it when it was issued.
 */
export const erasePerson = async (tx: Tx, userId: string, passwordHash: string): Promise<void> => {
  await sql`delete from outbox_messages where user_id = ${userId}
    or recipient in (select unnest(array[email, mobile]) from users where id = ${userId})`.execute(tx)
  await sql`delete from notifications where user_id = ${userId}`.execute(tx)
  await sql`delete from chats where user_id = ${userId}`.execute(tx)
  // Their own; what they added to the shared ones is the company's, which may be they alone.
  await sql`delete from addresses a using users u, companies c where u.id = ${userId} and c.id = u.company_id
    and (a.user_id = u.id or (a.company_id = c.id and c.kind = 'person'))`.execute(tx)
  await sql`delete from notice_refusals where user_id = ${userId}`.execute(tx)
  for (const table of [
    'authenticators',
    'passkeys',
    'recovery_codes',
    'remembered_devices',
    'external_identities',
  ])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
  await sql`delete from password_resets where user_id = ${userId}`.execute(tx)
  await sql`update sessions set address = null, agent = null where user_id = ${userId}`.execute(tx)
  await sql`update registrations set address = null, location = null, remark = null, note = null where user_id = ${userId}`.execute(
    tx,
  )
  // What they sent before they had the account.
  await sql`update express_guests set name = '', mobile = '', email = '' where user_id = ${userId}`.execute(
    tx,
  )
  await sql`update guests set mobile = null, ended_at = coalesce(ended_at, now()) where user_id = ${userId}`.execute(
    tx,
  )
  await sql`update companies c set name_en = 'Closed account', name_ar = 'حساب مغلق', address_en = '', address_ar = '', trn = null
    from users u where u.id = ${userId} and c.id = u.company_id and c.kind = 'person'`.execute(tx)
  await sql`update users set email = 'closed-' || id || '@closed.invalid', first_name = 'Closed', last_name = 'account',
    first_name_ar = 'حساب', last_name_ar = 'مغلق', mobile = null, address = '', password_hash = ${passwordHash},
    erased_at = now() where id = ${userId}`.execute(tx)
}
