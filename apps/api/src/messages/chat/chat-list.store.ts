// SQL of the desk's lists of conversations: filters, search, counts, and one row with whom it is.
import { sql, type Sql } from '../../kit/sql.ts'
import type { ChatOutcome, ChatState } from '@marsa/model/messages/chat/chat.ts'
import { chatListPage, type ChatFilter } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { searchTerms, type SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'
import { customerName, wholeName, type Both } from './names.store.ts'

export type ListedChat = {
  id: string
  user_id: string | null
  role: string | null
  name: Both
  name_en: string | null
  name_ar: string | null
  email: string
  mobile: string | null
  language: Lang
  state: ChatState
  assigned_to: string | null
  assignee: Both | null
  opened_at: Date
  last_at: Date
  last_text: string
  last_file: string | null
  last_sender: 'customer' | 'desk'
  messages: number
  unread: number
  waiting_since: Date | null
  late_at: Date | null
  outcome: ChatOutcome | null
}

export type ChatSearch = {
  filter: ChatFilter
  me: string
  text?: string | undefined
  person?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  page: number
  now: Date
}

const people = sql`
  chats c left join users u on u.id = c.user_id left join companies o on o.id = c.company_id
  left join users a on a.id = c.assigned_to`

const columns = sql`
  c.id, c.user_id, u.role, ${customerName} as name, o.name_en, o.name_ar,
  coalesce(c.visitor_email, u.email) as email, coalesce(c.visitor_mobile, u.mobile) as mobile, c.language, c.state,
  c.assigned_to, ${wholeName('a')} as assignee, c.opened_at, c.last_at, last.body as last_text,
  last.file_name as last_file, last.sender as last_sender, counted.messages, counted.unread, c.waiting_since, c.late_at,
  c.outcome`

const details = sql`
  cross join lateral (select m.body, m.file_name, m.sender from chat_messages m
    where m.chat_id = c.id and m.sender <> 'system' order by m.number desc limit 1) last
  cross join lateral (select count(*) filter (where m.sender <> 'system')::int as messages,
      count(*) filter (where m.sender = 'customer' and m.number > c.desk_read)::int as unread
    from chat_messages m where m.chat_id = c.id) counted`

/** Of chats `c`: nobody has taken it yet, or whoever did has kept the customer waiting too long. */
export const waitsForDesk = (now: Date): Sql =>
  sql`c.waiting_since is not null and (c.state = 'OPEN' or c.late_at <= ${now})`

const filters: Record<ChatFilter, (me: string, now: Date) => Sql> = {
  waiting: (_me, now) => waitsForDesk(now),
  mine: (me) => sql`c.state = 'IN_WORK' and c.assigned_to = ${me}`,
  all: () => sql`true`,
  closed: () => sql`c.state = 'CLOSED'`,
}

/** Conversations in which one message holds every word (docs/decisions/18-folded-search.md). */
const saying = (terms: readonly SearchTerm[]): Sql =>
  terms.length === 0
    ? sql`true`
    : sql`c.id in (select m.chat_id from chat_messages m where ${holds(terms, (isLike) => sql`fold_text(m.body) ${isLike}`)})`

/** Whom it is with: every word in the visitor's or person's names, company and numbers, also as dialled at home. */
const withPerson = (terms: readonly SearchTerm[]): Sql =>
  holds(
    terms,
    (
      isLike,
    ) => sql`(coalesce(fold_text(c.visitor_name || ' ' || c.visitor_email || ' ' || c.visitor_mobile), '') || ' ' ||
      coalesce(u.search, '') || ' ' || coalesce(o.search, '') || ' ' || coalesce(u.mobile, '') || ' 0' ||
      coalesce(substr(coalesce(c.visitor_mobile, u.mobile), 5), '')) ${isLike}`,
  )

const conditions = ({ filter, me, text, person, from, to, now }: ChatSearch): Sql => sql`
  ${filters[filter](me, now)}
  and ${withPerson(searchTerms(person ?? ''))}
  and ${saying(searchTerms(text ?? ''))}
  and (${from ?? null}::timestamptz is null or c.last_at >= ${from ?? null}::timestamptz)
  and (${to ?? null}::timestamptz is null or c.opened_at < ${to ?? null}::timestamptz)`

/** Who waits longest comes first; all others by their newest message. */
export const listedChats = (db: Db, search: ChatSearch): Promise<ListedChat[]> =>
  rows(
    db,
    sql`select ${columns} from ${people} ${details} where ${conditions(search)}
      order by ${search.filter === 'waiting' ? sql`c.waiting_since, c.id` : sql`c.last_at desc, c.id`}
      limit ${chatListPage} offset ${(search.page - 1) * chatListPage}`,
  )

export const chatCounts = (
  db: Db,
  search: ChatSearch,
): Promise<{ total: number; waiting: number; mine: number }> =>
  one(
    db,
    sql`select (select count(*)::int from ${people} where ${conditions(search)}) as total,
      (select count(*)::int from chats c where ${waitsForDesk(search.now)}) as waiting,
      (select count(*)::int from chats where state = 'IN_WORK' and assigned_to = ${search.me}) as mine`,
  )

export const listedChat = (db: Db, id: string): Promise<ListedChat | undefined> =>
  maybe(db, sql`select ${columns} from ${people} ${details} where c.id = ${id}`)
