// SQL of guests: the person and company that a proved mobile number stands for until somebody registers with it.
import { guestNumberDays } from '@marsa/model/accounts/guests.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type GuestIds = { companyId: string; userId: string }

/** Stops others who bring in the same number until this transaction ends. */
const lockMobile = async (tx: Tx, mobile: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('guest:' || ${mobile}, 0))`.execute(tx)
}

/** The one of the number that is open and not too old; those that are too old end here. */
export const lockGuestOf = async (tx: Tx, mobile: string): Promise<GuestIds | undefined> => {
  await lockMobile(tx, mobile)
  await sql`update guests set ended_at = now()
    where mobile = ${mobile} and ended_at is null and proved_at < now() - make_interval(days => ${guestNumberDays})`.execute(
    tx,
  )
  return maybe(
    tx,
    sql`select company_id as "companyId", user_id as "userId" from guests where mobile = ${mobile} and ended_at is null for update`,
  )
}

export const proveGuest = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update guests set proved_at = now() where user_id = ${userId}`.execute(tx)
}

/** Their account takes it over. */
export const endGuest = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update guests set ended_at = now() where user_id = ${userId} and ended_at is null`.execute(tx)
}

export type NewGuest = {
  mobile: string
  name: string
  /** Of the guest's row alone; nothing is ever sent there. */
  email: string
  userCode: string
  passwordHash: string
  language: Lang
}

export const insertGuest = (tx: Tx, guest: NewGuest): Promise<GuestIds> =>
  one(
    tx,
    sql`with company as (
        insert into companies (kind, name_en, name_ar) values ('person', ${guest.name}, ${guest.name}) returning id),
      person as (
        insert into users (company_id, role, status, user_code, email, password_hash, first_name, last_name, language)
        select id, 'customer', 'GUEST', ${guest.userCode}, ${guest.email}, ${guest.passwordHash}, ${guest.name}, '',
          ${guest.language} from company returning id, company_id)
      insert into guests (mobile, company_id, user_id, proved_at) select ${guest.mobile}, company_id, id, now() from person
      returning company_id as "companyId", user_id as "userId"`,
  )
