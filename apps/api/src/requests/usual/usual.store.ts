// SQL of requests that go the usual way: what their lists and pages read beside what every line's do, and whose turn they are.
import { sql } from '../../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { tabGroupsTogether } from '@marsa/model/requests/phase.ts'
import type { Turn } from '@marsa/model/requests/turn.ts'
import { usualForInvited, usualStates } from '@marsa/model/requests/usual-machine.ts'
import { usualTurn, type UsualFacts } from '@marsa/model/requests/usual-turn.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sharedDetail, type SharedDetail } from '../detail.store.ts'
import type { ListedRow, ListPart } from '../list.store.ts'
import { readAs } from '../own-side.store.ts'
import { visibleTo } from '../requests.store.ts'
import type { UsualRow, UsualSpec } from './spec.ts'

type Listing = Pick<UsualSpec<never, never>, 'line' | 'details' | 'date' | 'statuses' | 'listing'>

export type UsualListed<Form extends object = object> = Omit<UsualRow<Form>, keyof ListedRow> &
  ListedRow & { agent_en: string | null; agent_ar: string | null }

const shown = sql`r.form, w.name_en as agent_en, w.name_ar as agent_ar`

/** `date` is the column of its details that the list shows. */
export const usualList = ({
  line,
  details: { name: details },
  date,
  statuses,
  listing,
}: Listing): ListPart => ({
  ...listing,
  line,
  details,
  tabs: tabGroupsTogether,
  columns: sql.join([shown, statuses?.columns].filter((each) => each !== undefined)),
  joins: sql`left join companies w on w.id = r.agent_id`,
  date: sql`(select s.${sql.ref(date)} from ${sql.table(details)} s where s.id = r.id)`,
  statusIn: (wanted) => ({
    open: statuses?.among(wanted) ?? sql`r.state = any(${[...wanted]}::text[])`,
    invited: (actor) =>
      readAs(actor, usualStates, wanted, (state, part) => {
        const seen = usualForInvited(state, part)
        return statuses?.of(seen, undefined) ?? seen
      }),
  }),
})

/** Of `requests r`: a returned or deleted invoice is none. */
const hasInvoice = sql`exists (select from documents d where d.subject_id = r.id and d.doc_code = 'INVOICE'
  and d.deleted_at is null and d.state in ('UPLOADED', 'ACCEPTED'))`

export type UsualDetailRow<Form extends object = object> = UsualRow<Form> &
  Omit<SharedDetail, 'window_ends_at'> & { has_invoice: boolean }

/** One request the actor may see, with timeline, money, people and documents, in a single statement. */
export const usualDetail = async <Form extends object>(
  db: Db,
  actor: Actor,
  relation: Relation,
  request: { details: string; id: string },
): Promise<UsualDetailRow<Form> | undefined> =>
  (
    await rows<UsualDetailRow<Form>>(
      db,
      sql`select r.*, d.*, ${sharedDetail(actor.companyId)}, ${hasInvoice} as has_invoice
        from requests r join ${sql.table(request.details)} d using (id)
        join companies cc on cc.id = r.company_id join users cu on cu.id = r.user_id
        where r.id = ${request.id} and ${visibleTo(actor, relation)}`,
    )
  )[0]

export const usualTurns = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Turn>> => {
  const found = await rows<UsualFacts & { id: string }>(
    db,
    sql`select r.id, r.state, ${hasInvoice} as "hasInvoice",
        exists (select from payment_sessions s where s.subject_id = r.id and s.state in ('CREATED', 'PENDING', 'EXPIRING')) as held
      from requests r where r.id = any(${[...ids]}::uuid[])`,
  )
  return new Map(found.map(({ id, ...facts }) => [id, usualTurn(facts)]))
}
