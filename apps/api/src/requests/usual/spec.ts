// What a line whose requests go the usual way says of itself; everything else is made of it.
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { ReaderTabs } from '@marsa/model/requests/phase.ts'
import type { MessageParam } from '@marsa/model/messages/message.ts'
import type { CancelRule } from '@marsa/model/requests/cancellation.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { Pricing } from '@marsa/model/requests/charge-line.ts'
import type { UsualState, usualMachine } from '@marsa/model/requests/usual-machine.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { DetailsTable } from '../../kit/move.ts'
import type { MaybeAwarded } from '../award.ts'
import type { Tx } from '../../kit/db.ts'
import type { Sql } from '../../kit/sql.ts'
import type { Timing } from '../detail.ts'
import type { ListPart } from '../list.store.ts'
import type { Title } from '../request-line.ts'

export type UsualParams = Readonly<Record<string, MessageParam>>

/** What a line says of its messages; members are methods, so that its own row fits. */
export type UsualWords<Row> = {
  /** What their names begin with. */
  prefix: 'line' | 'storage'
  /** What each of them says beside the number. */
  common(request: Row, side: 'customer' | 'agent'): UsualParams
  /** Steps of its execution by occasion, under the names that companies' systems know. */
  steps: Readonly<Record<string, string>>
}

/** Members are methods, so that its own form fits. */
export type UsualSpec<Form extends object, Row extends UsualRow<Form> = UsualRow<Form>> = {
  line: QuotedLine
  /** Before its public numbers: `HA` makes HA-26-000001. */
  prefix: string
  fields: Fields
  /** Field -> problem of what single fields cannot tell; `today` is a day of the UAE. */
  problems(form: Form, today: string, timing: Timing): FieldProblems
  /** What sentences of these problems name beside settings. */
  problemParams?(form: Form): Readonly<Record<string, string | number>>
  /** Throws why a form without a fault cannot be sent now; answers further columns of its details. */
  sending?(tx: Tx, request: SentRequest<Form>): Promise<Readonly<Record<string, unknown>>>
  /** The machine of its requests; the usual one unless said. */
  machine?: ReturnType<typeof usualMachine>
  /** The codes that its states are read under, and which rows read as some of them; the states themselves unless said. */
  statuses?: Statuses<Row>
  /** Its own table, and what of the form stands there in columns. */
  details: DetailsTable
  columns(form: Form): Readonly<Record<string, unknown>>
  /** The tabs of its lists; the usual ones unless said. */
  tabs?: ReaderTabs
  /** What its lists tell apart and filter by beside what every line's do. */
  listing?: Pick<ListPart, 'begun' | 'further'>
  /** The column of them that its list shows as the date of a request. */
  date: string
  /** What its messages are called and say; left out, as those of every line. */
  words?: UsualWords<Row>
  /** What a request is about, where its number alone says nothing. */
  title(form: Form): Title
  /** What the search finds it by beside its number. */
  searched(form: Form): readonly string[]
  /** Charges that a complete quotation names. */
  expected(form: Form): ChargeCode[]
  /** What it says of its charges; left out, as in the table of charges. */
  pricing?(form: Form): Pricing
  /** What a copy of a request begins with; all of it unless said. */
  copied?(form: Partial<Form>): Partial<Form>
  /** What it asks of a quotation beside its charges; left out, nothing. */
  offer?(form: Form): OfferAsked
  /** Working minutes in which each agent answers. */
  answerMinutes(settings: SettingsInForce): number
  /** Of the total, paid at acceptance. */
  downPercent(settings: SettingsInForce): number
  /** The refund rule, and where a request stands in it; undefined once nothing is cancelled any more. */
  cancelling: CancelRule
  stage(request: Row, now: Date, settings: SettingsInForce): string | undefined
  /** When its stages end by the clock; null for one that never comes. */
  stageEnds?(request: Row, now: Date, settings: SettingsInForce): Readonly<Record<string, Date | null>>
  /** The customer's invoice is the tax invoice that completion issues: no document of the agent's stands behind it. */
  invoicedBySystem?: true
}

export type Statuses<Row = never> = {
  /** Of a row of lists and details, too; an agent that was only invited reads the state alone. */
  of(state: UsualState, row: Row | undefined): string
  /** Since when it reads so, where that is not since its state. */
  since?(state: UsualState, row: Row): Date | null
  /** What of its details `d` a row of a list needs for that. */
  columns?: Sql
  /** Requests `r` that read as one of these. */
  among(statuses: readonly string[]): Sql
}

/** A request as it is about to be sent: for the first time from its draft, at once, or again; `id` is null where it is new. */
export type SentRequest<Form> = { id: string | null; companyId: string; form: Form; withoutCredit: boolean }

export type UsualRow<Form extends object = object> = MaybeAwarded & {
  id: string
  number: string
  company_id: string
  user_id: string
  state: UsualState
  version: number
  round: number
  form: Form
  status_since: Date
  created_at: Date
  window_ends_at: Date | null
  pending_review: boolean
  booked_at: Date | null
  return_state: UsualState | null
  booking_transaction_id: string | null
  /** `payment.down`, `payment.full` or `credit.confirmed`, and the fils it moved. */
  booking_kind: string | null
  booking_fils: bigint | null
}
