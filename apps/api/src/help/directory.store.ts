// All SQL of the directory of departments and the list of agents.
import { sql } from '../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { isApprovedAgent } from '../accounts/door.ts'
import { rows, type Db } from '../kit/db.ts'
import { holds } from '../reference/door.ts'

export type Page = { offset: number; limit: number }
type Counted = { total: number }

export type DepartmentRow = {
  department: string
  name: string
  phone: string
  email: string
  hours: string
} & Counted

export const departmentsOf = (db: Db, lang: Lang, { offset, limit }: Page): Promise<DepartmentRow[]> =>
  rows(
    db,
    sql`select ${lang === 'ar' ? sql`name_ar` : sql`name_en`} as department,
        ${lang === 'ar' ? sql`contact_ar` : sql`contact_en`} as name, phone, email,
        ${lang === 'ar' ? sql`hours_ar` : sql`hours_en`} as hours, count(*) over ()::int as total
      from departments where not is_hidden order by position offset ${offset} limit ${limit}`,
  )

export type AgentRow = {
  code: string
  name: string
  services: string[]
  rating: number | null
} & Counted

export type AgentSearch = {
  lang: Lang
  terms: readonly SearchTerm[]
  /** A service, a part of the code, or nothing. */
  service: string | undefined
  code: string | undefined
  /** The only company that may be seen, for agents themselves. */
  only: string | null
  page: Page
}

/** Agents that may answer requests, by name; the rating is the mean of at least three. */
export const agentsMatching = (db: Db, search: AgentSearch): Promise<AgentRow[]> =>
  rows(
    db,
    sql`select c.agent_code as code, ${search.lang === 'ar' ? sql`c.name_ar` : sql`c.name_en`} as name, c.modes as services,
        (select case when count(f.rating) >= 3 then round(avg(f.rating), 1)::float end
         from request_feedback f where f.agent_id = c.id) as rating,
        count(*) over ()::int as total
      from companies c
      where ${isApprovedAgent} and c.agent_code is not null
        and (${search.only}::uuid is null or c.id = ${search.only}::uuid)
        and (${search.service ?? null}::text is null or ${search.service ?? null}::text = any(c.modes))
        and (${search.code ?? null}::text is null or strpos(lower(c.agent_code), lower(${search.code ?? null}::text)) > 0)
        and ${holds(search.terms, (isLike) => sql`fold_text(c.name_en || ' ' || c.name_ar) ${isLike}`)}
      order by name, c.id offset ${search.page.offset} limit ${search.page.limit}`,
  )
