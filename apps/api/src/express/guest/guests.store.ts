// All SQL of guests' rights: each to one shipment, found by the hash of a token.
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type GuestRow = {
  id: string
  company_id: string
  user_id: string
  name: string
  mobile: string
  email: string
  language: Lang
  expires_at: Date
  shipment_id: string | null
  /** Found by the token itself, not by that of the link in the e-mail, of somebody who has no account yet. */
  may_change: boolean
}

const columns = sql`g.id, g.company_id, g.user_id, g.name, g.mobile, g.email, g.language, g.expires_at, g.shipment_id`

export const findGuest = (db: Db, hash: Buffer): Promise<GuestRow | undefined> =>
  maybe(
    db,
    sql`select ${columns}, g.token_hash = ${hash} and u.status = 'GUEST' and c.suspended_at is null as may_change
      from express_guests g join users u on u.id = g.user_id join companies c on c.id = g.company_id
      where g.token_hash = ${hash} or g.look_hash = ${hash}`,
  )

/** The shipment under its guest's lock: two tabs make one. */
export const lockGuest = (tx: Tx, id: string): Promise<{ shipment_id: string | null } | undefined> =>
  maybe(tx, sql`select shipment_id from express_guests where id = ${id} for update`)

type NewGuest = Omit<GuestRow, 'shipment_id' | 'may_change'> & {
  tokenHash: Buffer
  lookHash: Buffer
  made_at: Date
}

export const insertGuestRight = async (tx: Tx, guest: NewGuest): Promise<void> => {
  await sql`insert into express_guests (id, company_id, user_id, name, mobile, email, language, token_hash, look_hash, made_at,
      expires_at)
    values (${guest.id}, ${guest.company_id}, ${guest.user_id}, ${guest.name}, ${guest.mobile}, ${guest.email},
      ${guest.language}, ${guest.tokenHash}, ${guest.lookHash}, ${guest.made_at}, ${guest.expires_at})`.execute(
    tx,
  )
}

export const setGuestShipment = async (tx: Tx, id: string, shipmentId: string): Promise<void> => {
  await sql`update express_guests set shipment_id = ${shipmentId} where id = ${id}`.execute(tx)
}

/** Undefined also once the guest has an account, whose notices they get. */
export const guestToTell = (
  db: Db,
  shipmentId: string,
): Promise<Pick<GuestRow, 'id' | 'email' | 'language' | 'expires_at'> | undefined> =>
  maybe(
    db,
    sql`select g.id, g.email, g.language, g.expires_at from express_guests g join users u on u.id = g.user_id
      where g.shipment_id = ${shipmentId} and u.status in ('GUEST', 'PENDING_APPROVAL')`,
  )

/** Who proved a number and sent nothing: nobody needs to know them once the right is over. */
export const forgetIdleGuests = async (tx: Tx): Promise<void> => {
  await sql`delete from express_guests where shipment_id is null and expires_at < now()`.execute(tx)
}
