// All SQL of the links of drivers: which are open, the phones that use them, and what the phones have agreed to.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { LinkFacts } from '@marsa/model/trucks/driver/driver-link.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type LinkRow = LinkFacts & {
  id: string
  slot_id: string
  request_id: string
  state: UsualState
  /** Of the driver, and of whom of the provider the driver calls. */
  mobile: string
  call: string | null
  company_id: string
  user_id: string
  phone_hash: Buffer | null
  attempt: string | null
}

const linkWhere = (condition: Sql): Sql =>
  sql`select l.id, l.slot_id, s.request_id, r.state, d.mobile, u.mobile as call, d.company_id, l.user_id, l.valid_from as from,
      l.valid_until as until, l.revoked_at as "revokedAt", l.tries, l.bound_at as "boundAt", l.phone_hash, l.attempt
    from driver_links l join truck_slots s on s.id = l.slot_id join requests r on r.id = s.request_id
    join truck_drivers d on d.id = l.driver_id join users u on u.id = l.user_id where ${condition}`

export const linkByToken = (db: Db, hash: Buffer): Promise<LinkRow | undefined> =>
  maybe(db, linkWhere(sql`l.token_hash = ${hash}`))

export const linkById = (db: Db, id: string): Promise<LinkRow | undefined> =>
  maybe(db, linkWhere(sql`l.id = ${id}`))

export const insertLink = async (
  tx: Tx,
  row: {
    slotId: string
    driverId: string
    hash: Buffer
    from: Date
    until: Date
    userId: string
    now: Date
  },
): Promise<void> => {
  await sql`insert into driver_links (slot_id, driver_id, token_hash, valid_from, valid_until, created_at, user_id)
    values (${row.slotId}, ${row.driverId}, ${row.hash}, ${row.from}, ${row.until}, ${row.now}, ${row.userId})`.execute(
    tx,
  )
}

/** The open links of these trucks hold for other times. */
export const moveLinks = async (
  tx: Tx,
  slotIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<void> => {
  await sql`update driver_links set valid_from = least(valid_from, ${from}),
      valid_until = least(${until}, least(valid_from, ${from}) + interval '30 days')
    where slot_id = any(${[...slotIds]}::uuid[]) and revoked_at is null`.execute(tx)
}

/** Ends the link of a truck; false when none was open. */
export const revokeLink = async (tx: Tx, slotId: string, now: Date): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update driver_links set revoked_at = ${now} where slot_id = ${slotId} and revoked_at is null returning id`,
  )) !== undefined

/** Counts a try; the tries so far, or nothing where there are none left. */
export const countTry = async (tx: Tx, id: string, most: number): Promise<number | undefined> =>
  (
    await maybe<{ tries: number }>(
      tx,
      sql`update driver_links set tries = tries + 1 where id = ${id} and tries < ${most} returning tries`,
    )
  )?.tries

/** Binds a link to the phone that uses it first; false when another one was first. */
export const bindLink = async (
  tx: Tx,
  id: string,
  { phone, attempt, now }: { phone: Buffer; attempt: string; now: Date },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update driver_links set phone_hash = ${phone}, attempt = ${attempt}, bound_at = ${now}
      where id = ${id} and phone_hash is null and revoked_at is null returning id`,
  )) !== undefined

export type JobRow = {
  booking_number: string
  container_no: string | null
  form: TruckForm
  company_en: string
  company_ar: string
  sharing: boolean | null
}

export const jobOf = (db: Db, linkId: string): Promise<JobRow> =>
  one(
    db,
    sql`select t.booking_number, t.container_no, r.form, c.name_en as company_en, c.name_ar as company_ar,
        (select k.is_given from driver_consents k where k.link_id = l.id order by k.id desc limit 1) as sharing
      from driver_links l join truck_slots s on s.id = l.slot_id join requests r on r.id = s.request_id
      join truck_details t on t.id = r.id join companies c on c.id = r.agent_id where l.id = ${linkId}`,
  )

export const noteConsent = async (tx: Tx, linkId: string, isGiven: boolean, now: Date): Promise<void> => {
  await sql`insert into driver_consents (link_id, is_given, at)
    select ${linkId}, ${isGiven}, ${now} where ${isGiven} is distinct from
      (select k.is_given from driver_consents k where k.link_id = ${linkId} order by k.id desc limit 1)`.execute(
    tx,
  )
}

export type DriverNote = {
  slotId: string
  deviceNoteId: string
  kind: 'step' | 'refused'
  code: string
  post: string | null
  note: string
  at: Date
  deviceAt: Date
  now: Date
}

/** Writes a note; nothing when the phone has sent it before. */
export const insertNote = async (tx: Tx, row: DriverNote): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into driver_notes (slot_id, device_note_id, kind, code, post, note, at, device_at, received_at)
        values (${row.slotId}, ${row.deviceNoteId}, ${row.kind}, ${row.code}, ${row.post}, ${row.note}, ${row.at},
          ${row.deviceAt}, ${row.now})
        on conflict (slot_id, device_note_id) do nothing returning id`,
    )
  )?.id

/** The document that a file of a phone has become. */
export const documentOfFile = async (
  db: Db,
  slotId: string,
  deviceFileId: string,
): Promise<string | undefined> =>
  (
    await maybe<{ document_id: string }>(
      db,
      sql`select document_id from driver_files where slot_id = ${slotId} and device_file_id = ${deviceFileId}`,
    )
  )?.document_id

/** Notes which document a file became; false when the same file became one before. */
export const noteFile = async (
  tx: Tx,
  slotId: string,
  deviceFileId: string,
  documentId: string,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into driver_files (slot_id, device_file_id, document_id) values (${slotId}, ${deviceFileId}, ${documentId})
      on conflict do nothing returning document_id`,
  )) !== undefined
