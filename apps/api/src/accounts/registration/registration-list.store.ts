// SQL of the queue of registrations and of one of them, with the licence and who decided.
import { sql, type Sql } from '../../kit/sql.ts'
import type { AgentMode } from '@marsa/model/accounts/companies/companies-rules.ts'
import type { Emirate } from '@marsa/model/accounts/registration/licence.ts'
import {
  registrationPage,
  type RegistrationFilter,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import type {
  RefusalReason,
  RegistrationState,
  UserType,
} from '@marsa/model/accounts/registration/registration.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type ListedRegistration = {
  id: string
  user_type: UserType
  state: RegistrationState
  first_name: string
  last_name: string
  email: string
  mobile: string
  name_en: string
  name_ar: string
  licence_number: string | null
  services: AgentMode[]
  registered_at: Date
  due_at: Date | null
  decided_at: Date | null
  waits_for_admin: boolean
}

const people = sql`registrations r join users u on u.id = r.user_id join companies c on c.id = r.company_id`
const waitsForAdmin = sql`(r.user_type = 'provider' and r.state = 'ACTIVE' and r.admin_confirmed_at is null)`
const columns = sql`r.id, r.user_type, r.state, u.first_name, u.last_name, u.email, u.mobile, c.name_en, c.name_ar, r.licence_number,
  r.services, r.registered_at, r.due_at, r.decided_at, ${waitsForAdmin} as waits_for_admin`

const filters: Record<RegistrationFilter, (now: Date) => Sql> = {
  pending: () => sql`r.state = 'PENDING_APPROVAL'`,
  late: (now) => sql`r.state = 'PENDING_APPROVAL' and r.due_at < ${now}`,
  admin: () => waitsForAdmin,
  approved: () => sql`r.state = 'ACTIVE' and r.user_type <> 'customer'`,
  refused: () => sql`r.state = 'REFUSED'`,
  all: () => sql`true`,
}

export type RegistrationSearch = {
  filter: RegistrationFilter
  userType?: UserType | undefined
  text?: string | undefined
  page: number
}

const conditions = ({ filter, userType, text = '' }: RegistrationSearch, now: Date): Sql => sql`
  ${filters[filter](now)}
  and (${userType ?? null}::text is null or r.user_type = ${userType ?? null})
  and ${holds(
    searchTerms(text),
    (
      isLike,
    ) => sql`fold_text(concat_ws(' ', u.first_name, u.last_name, u.email, u.mobile, u.user_code, c.name_en, c.name_ar,
    r.company_name, r.licence_number)) ${isLike}`,
  )}`

/** What is due first comes first; decided ones by their day. */
export const listedRegistrations = async (
  db: Db,
  search: RegistrationSearch,
  now: Date,
): Promise<{ items: ListedRegistration[]; total: number }> => {
  const waiting = search.filter === 'pending' || search.filter === 'late'
  const [items, { total }] = await Promise.all([
    rows<ListedRegistration>(
      db,
      sql`select ${columns} from ${people} where ${conditions(search, now)}
        order by ${waiting ? sql`r.due_at, r.id` : sql`r.registered_at desc, r.id desc`}
        limit ${registrationPage} offset ${(search.page - 1) * registrationPage}`,
    ),
    one<{ total: number }>(
      db,
      sql`select count(*)::int as total from ${people} where ${conditions(search, now)}`,
    ),
  ])
  return { items, total }
}

export const registrationCounts = (
  db: Db,
  now: Date,
): Promise<{ pending: number; late: number; admin: number }> =>
  one(
    db,
    sql`select count(*) filter (where ${filters.pending(now)})::int as pending,
        count(*) filter (where ${filters.late(now)})::int as late, count(*) filter (where ${waitsForAdmin})::int as admin
      from registrations r where r.state = 'PENDING_APPROVAL' or r.user_type = 'provider'`,
  )

export type RegistrationDetailRow = ListedRegistration & {
  user_code: string
  language: Lang
  project: string | null
  address: string | null
  promotions: boolean
  company_name: string | null
  employees: number | null
  branches: number | null
  location: string | null
  additional_services: string | null
  remark: string | null
  decided_by: string | null
  decider: string | null
  reason: RefusalReason | null
  note: string | null
  modes: AgentMode[]
  agent_code: string | null
  admin_confirmed_by: string | null
  confirmer: string | null
  admin_confirmed_at: Date | null
  licence: {
    number: string
    name_en: string
    name_ar: string
    authority: string
    emirate: Emirate
    expires_on: string
  } | null
  licence_copy: { name: string; size: number; mediaType: string } | null
  same_licence: { en: string; ar: string }[]
}

export const registrationDetailOf = (db: Db, id: string): Promise<RegistrationDetailRow | undefined> =>
  maybe(
    db,
    sql`select ${columns}, u.user_code, r.language, r.project, r.address, r.promotions, r.company_name, r.employees, r.branches,
        r.location, r.additional_services, r.remark, r.decided_by, d.first_name || ' ' || d.last_name as decider, r.reason, r.note,
        c.modes, c.agent_code, r.admin_confirmed_by, a.first_name || ' ' || a.last_name as confirmer, r.admin_confirmed_at,
        (select to_jsonb(t) from trade_licences t where t.number = r.licence_number) as licence,
        (select jsonb_build_object('name', file_name, 'size', size_bytes, 'mediaType', media_type)
          from licence_copies where registration_id = r.id) as licence_copy,
        coalesce((select jsonb_agg(jsonb_build_object('en', oc.name_en, 'ar', oc.name_ar) order by o.registered_at)
          from registrations o join companies oc on oc.id = o.company_id
          where o.licence_number = r.licence_number and o.state = 'ACTIVE' and o.id <> r.id), '[]') as same_licence
      from ${people} left join users d on d.id = r.decided_by left join users a on a.id = r.admin_confirmed_by
      where r.id = ${id}`,
  )
