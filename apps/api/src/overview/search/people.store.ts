// SQL of the search over companies, people and registrations, which staff alone may look through.
import { sql } from '../../kit/sql.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { rows, type Db } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type NamedRow = {
  type: 'company' | 'person' | 'registration'
  id: string
  number: string
  title_en: string
  title_ar: string
  status: string
}

export const findNamed = (db: Db, terms: readonly SearchTerm[], most: number): Promise<NamedRow[]> =>
  rows(
    db,
    sql`(select 'company' as type, c.id::text, coalesce(c.agent_code, '') as number, c.name_en as title_en,
          c.name_ar as title_ar, c.kind as status
        from companies c where ${holds(terms, (isLike) => sql`c.search ${isLike}`)} and c.kind <> 'person' order by c.id desc limit ${sql.lit(most)})
      union all
      (select 'person', u.user_code, u.email, u.first_name || ' ' || u.last_name,
          coalesce(nullif(trim(coalesce(u.first_name_ar, '') || ' ' || coalesce(u.last_name_ar, '')), ''),
            u.first_name || ' ' || u.last_name), u.status
        from users u where ${holds(terms, (isLike) => sql`u.search ${isLike}`)} and u.status <> 'GUEST' order by u.id desc limit ${sql.lit(most)})
      union all
      (select 'registration', g.id::text, coalesce(g.licence_number, ''), coalesce(g.company_name, u.first_name || ' ' || u.last_name),
          coalesce(g.company_name, u.first_name || ' ' || u.last_name), g.state
        from registrations g join users u on u.id = g.user_id
        where ${holds(terms, (isLike) => sql`u.search ${isLike} or fold_text(coalesce(g.company_name, '') || ' ' || coalesce(g.licence_number, '')) ${isLike}`)}
          and g.user_type <> 'customer' order by g.id desc limit ${sql.lit(most)})`,
  )
