// SQL of people's names in both languages; who has no Arabic one is written as they wrote themselves.
import { sql, type Sql } from '../../kit/sql.ts'

export type Both = { en: string; ar: string }

/** First name of a row of users, or null where there is none. */
export const firstName = (users: string): Sql => {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object('en', ${column('first_name')},
    'ar', coalesce(${column('first_name_ar')}, ${column('first_name')})) end`
}

/** Whole name of a row of users, or null where there is none. */
export const wholeName = (users: string): Sql => {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  const latin = sql`${column('first_name')} || ' ' || ${column('last_name')}`
  return sql`case when ${column('id')} is not null then json_build_object('en', ${latin},
    'ar', coalesce(${column('first_name_ar')} || ' ' || ${column('last_name_ar')}, ${latin})) end`
}

/** Whose a conversation is, by the columns of `chats` c and `users` u. */
export const customerName = sql`case when c.visitor_name is not null
  then json_build_object('en', c.visitor_name, 'ar', c.visitor_name) else ${wholeName('u')} end`
