// What the list of every line answers: rows of the reader, and how many each tab has.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Summary } from '@marsa/model/requests/listing.ts'
import type { AnySort } from '@marsa/model/requests/list-sorts.ts'
import type { Phase, RequestTab } from '@marsa/model/requests/phase.ts'
import { actionFor, remindRefusal } from '@marsa/model/requests/turn.ts'
import type { TurnSeen } from '@marsa/model/requests/turn-text.ts'
import type { TurnView } from '@marsa/model/requests/views.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { lookFor } from '../reference/door.ts'
import {
  countTabs,
  listRequests,
  orderOfList,
  type ListedRow,
  type ListFilter,
  type ListPart,
} from './list.store.ts'

type Turned = { turn: TurnSeen | null; turn_by: Date | null; turn_since: Date | null }

/** Whose turn it is, for whoever may read all of the request. */
export const turnView = ({ turn, turn_by: by, turn_since: since }: Turned): TurnView | null =>
  turn && since && { ...turn, documents: [...turn.documents], by: by && toOffset(by), since: toOffset(since) }

export type ReadersRow = Turned & {
  agent_id: string | null
  own_tab: ListedRow['own_tab']
  paused_at: Date | null
}

/** What the reader does next; an agent that has not won answers its invitation, or nothing. */
export const nextActionFor = (actor: Actor, row: ReadersRow): string | null => {
  const kind = kindOf(actor)
  if (kind === 'agent' && row.agent_id !== actor.companyId)
    return row.own_tab === 'answer' && !row.paused_at ? 'answer-request' : null
  return row.turn && actionFor(row.turn, kind)
}

/** A detail row, for reminders. */
export type RemindedRow = ReadersRow & { reminded_at: Date | null }

/** Why the reader cannot remind the other side; only the two sides of an award remind each other. */
export const remindRefusalFor = (
  actor: Actor,
  row: RemindedRow,
  phase: Phase,
  now: Date,
): string | undefined => {
  const kind = kindOf(actor)
  const isSide = kind === 'customer' || (kind === 'agent' && row.agent_id === actor.companyId)
  if (!isSide) return 'requests.nobody-to-remind'
  return remindRefusal({ turn: row.turn ?? undefined, reader: kind, phase, remindedAt: row.reminded_at, now })
}

type SummarizedRow = ReadersRow &
  Pick<
    ListedRow,
    | 'listed_fils'
    | 'quote_count'
    | 'created_at'
    | 'total_fils'
    | 'paid_fils'
    | 'customer_en'
    | 'customer_ar'
    | 'own_state'
    | 'due_at'
    | 'answered_at'
  >

/** An agent that was only invited sees the request; whose it is and its money are the winner's to know (Z25). */
export const isOpenTo = (actor: Actor, row: Pick<ReadersRow, 'agent_id'>): boolean =>
  kindOf(actor) !== 'agent' || row.agent_id === actor.companyId

/** Both names of a company, where there is one. */
export const companyOf = (nameEn: string | null, nameAr: string | null) =>
  nameEn === null || nameAr === null ? null : { nameEn, nameAr }

/** What a row of every line says; `due` is true while the balance is asked for. */
export const summaryFor = (actor: Actor, row: SummarizedRow, due: boolean): Omit<Summary, 'expiryDate'> => {
  const open = isOpenTo(actor, row)
  return {
    lowestQuote: row.listed_fils === null ? null : toWire(row.listed_fils),
    quoteCount: row.quote_count,
    addedDate: toOffset(row.created_at),
    nextAction: nextActionFor(actor, row),
    turn: open ? turnView(row) : null,
    amountDue:
      open && due && row.total_fils !== null && row.paid_fils !== null
        ? toWire(row.total_fils - row.paid_fils)
        : null,
    customer: open ? companyOf(row.customer_en, row.customer_ar) : null,
    ownState: row.own_state,
    answerBy: row.due_at && !row.answered_at && !row.paused_at ? toOffset(row.due_at) : null,
  }
}

type Query = Omit<ListFilter, 'terms' | 'statuses'> & {
  reference?: string | undefined
  sort: AnySort
  pageIndex: number
  pageSize: number
}

/** `tabs` are those that the list shows to this reader. */
export const answerList = async <Row extends ListedRow, Listed>(
  call: Pick<Call, 'db' | 'actor' | 'relation' | 'now'>,
  part: ListPart,
  { pageIndex, pageSize, reference, sort, ...filter }: Query & Pick<ListFilter, 'statuses'>,
  tabs: readonly RequestTab[],
  summaryOf: (actor: Actor, row: Row, now: Date) => Listed,
) => {
  const { db, relation, now } = call
  const actor = signedIn(call)
  const page = { from: rowsBefore(pageIndex, pageSize), size: pageSize, sort }
  let sought: ListFilter = filter
  const found = await lookFor(db, reference, (terms) => {
    sought = { ...filter, terms }
    return listRequests<Row>(part, db, actor, relation, sought, page)
  })
  const tab = filter.tab ?? 'all'
  const shown = [...new Set([...tabs, tab])]
  const counts = await countTabs(part, db, actor, relation, sought, shown, page.from + page.size)
  return {
    items: found.map((row) => summaryOf(actor, row, now)),
    pageIndex,
    pageSize,
    totalCount: counts[tab] ?? 0,
    tabs: Object.fromEntries(tabs.map((each) => [each, counts[each] ?? 0])),
  }
}

/** The same list as the requests alone, in their order, as far as lists count. */
export const answerOrder = (
  { db, actor, relation }: Pick<Call, 'db' | 'actor' | 'relation'>,
  part: ListPart,
  { reference, sort, ...filter }: Omit<Query, 'pageIndex' | 'pageSize'> & Pick<ListFilter, 'statuses'>,
) =>
  lookFor(db, reference, (terms) =>
    orderOfList(part, db, signedIn({ actor }), relation, { ...filter, terms }, sort),
  )
