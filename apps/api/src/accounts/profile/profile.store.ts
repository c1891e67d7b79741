// All SQL of one's own profile: what it shows, names and address, the mobile, what is not to be sent.
import { sql } from '../../kit/sql.ts'
import type { CompanyKind } from '@marsa/model/accounts/users/users-rules.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'

export type OwnProfileRow = {
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
  email: string
  mobile: string | null
  language: Lang
  address: string
  kind: CompanyKind
  name_en: string
  name_ar: string
  address_en: string
  address_ar: string
  trn: string | null
  administrators: { en: string; ar: string }[]
  refused: string[]
}

export const ownProfile = (db: Db, userId: string): Promise<OwnProfileRow> =>
  one(
    db,
    sql`select u.first_name, u.last_name, u.first_name_ar, u.last_name_ar, u.email, u.mobile, u.language, u.address, c.kind,
        c.name_en, c.name_ar, c.address_en, c.address_ar, c.trn,
        (select coalesce(json_agg(json_build_object('en', a.first_name || ' ' || a.last_name, 'ar',
            coalesce(a.first_name_ar || coalesce(' ' || a.last_name_ar, ''), a.first_name || ' ' || a.last_name)) order by a.id), '[]'::json)
          from users a where a.company_id = c.id and a.status = 'ACTIVE' and a.is_company_admin) as administrators,
        array(select kind || ':' || channel from notice_refusals r where r.user_id = u.id order by 1) as refused
      from users u join companies c on c.id = u.company_id where u.id = ${userId}`,
  )

export type Names = {
  firstName: string
  lastName: string
  firstNameAr: string | null
  lastNameAr: string | null
  address: string
  language: Lang | null
}

/** A person who is their own company bears its name and address on invoices too. */
export const saveNames = async (tx: Tx, userId: string, names: Names): Promise<void> => {
  await sql`update users set first_name = ${names.firstName}, last_name = ${names.lastName}, first_name_ar = ${names.firstNameAr},
    last_name_ar = ${names.lastNameAr}, address = ${names.address}, language = coalesce(${names.language}, language)
    where id = ${userId}`.execute(tx)
  await sql`update companies c set name_en = u.first_name || ' ' || u.last_name, version = c.version + 1,
      name_ar = coalesce(u.first_name_ar || coalesce(' ' || u.last_name_ar, ''), u.first_name || ' ' || u.last_name),
      address_en = case u.address when '' then c.address_en else u.address end,
      address_ar = case u.address when '' then c.address_ar else u.address end
    from users u where u.id = ${userId} and c.id = u.company_id and c.kind = 'person'`.execute(tx)
}

/** Writes the number and when it became theirs; false when it is somebody else's. */
export const saveMobile = async (tx: Tx, userId: string, mobile: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update users set mobile = ${mobile}, mobile_changed_at = now() where id = ${userId}
      and not exists (select from users o where o.mobile = ${mobile} and o.id <> ${userId} and o.status <> 'REFUSED')
      returning id`,
  )) !== undefined

export const saveChoice = async (
  tx: Tx,
  userId: string,
  { kind, channel, sent }: { kind: string; channel: string; sent: boolean },
): Promise<void> => {
  await (
    sent
      ? sql`delete from notice_refusals where user_id = ${userId} and kind = ${kind} and channel = ${channel}`
      : sql`insert into notice_refusals (user_id, kind, channel) values (${userId}, ${kind}, ${channel}) on conflict do nothing`
  ).execute(tx)
}
