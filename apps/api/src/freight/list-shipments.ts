// The list of a customer's, an agent's or all freight requests (C044).
import type { Actor } from '@marsa/model/kit/access.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { bookedStates, freightPhases } from '@marsa/model/freight/request-machine.ts'
import { upcomingStep } from '@marsa/model/freight/execution/turn.ts'
import { arrivalOf } from '@marsa/model/freight/execution/arrival.ts'
import { containersOf, measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { dueBefore } from '@marsa/model/freight/quoting/inbox.ts'
import { isRefrigerated } from '@marsa/model/freight/cargo/cargo-shape.ts'
import type {
  listRequestOrder as orderContract,
  listShipments as contract,
} from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { documentedGroups, freightStatus, stateForInvited } from '@marsa/model/freight/status.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { answerList, answerOrder, isOpenTo, summaryFor } from '../requests/door.ts'
import { freightList, narrowedTo, type ListRow } from './list-shipments.store.ts'

type FreightFilter = Pick<Call<typeof contract>['query'], 'status' | 'tab'>

const placeOf = (code: string | null, en: string | null, ar: string | null, country: string | null) =>
  code ? { code, nameEn: en ?? code, nameAr: ar ?? code, country: country ?? '' } : null

/** The line an agent decides by: how it is loaded, what it is, what it measures, when it is ready. */
const cargoLine = (form: ListRow['form']): ShipmentSummary['cargo'] => {
  const { cbmMilli, chargeableHalfKg } = measuresOf(form)
  const boxes = containersOf(form)
  const { containerMode, description, pieces, grossWeightKg, readyFrom } = form
  return {
    containerMode,
    boxes,
    description,
    pieces,
    grossWeightKg,
    volumeCbm: cbmMilli === null ? null : cbmMilli / 1000,
    chargeableKg: chargeableHalfKg === null ? null : chargeableHalfKg / 2,
    hazardous: form.hazardous === true,
    refrigerated: boxes.some(({ type }) => isRefrigerated(type)),
    readyFrom,
  }
}

/** Of its agent alone: others report nothing. */
const dueStepFor = (actor: Actor, row: ListRow): ShipmentSummary['dueStep'] => {
  const isWinner = kindOf(actor) === 'agent' && row.agent_id === actor.companyId
  if (!isWinner || !row.mode || !row.direction || !bookedStates.includes(row.state)) return null
  const { mode, direction, milestones, form } = row
  const destinationKind = form.destination.kind
  return upcomingStep({ mode, direction, destinationKind, milestones }) ?? null
}

/** Agents answer until the window ends; from the first quotation on the customer does, until the first of them runs out. */
const answersEnd = ({ state, quotes_end, window_ends_at }: ListRow): string | null => {
  const end = freightPhases[state] === 'quoted' ? (quotes_end ?? window_ends_at) : window_ends_at
  return end && toOffset(end)
}

export const toSummary = (actor: Actor, row: ListRow, now: Date): ShipmentSummary => {
  const isCustomer = kindOf(actor) === 'customer'
  const open = isOpenTo(actor, row)
  const state = open
    ? row.state
    : stateForInvited(row.state, { own: row.own_state, windowOver: row.window_over })
  const due = row.balance_state === 'QS_AWAITING_FINAL_PAY' || row.balance_state === 'QS_FINAL_PAY_INITIATED'
  return {
    RequestId: row.id,
    quoteNumber: row.number,
    nickname: isCustomer ? row.nickname : null, // only its customer sees it
    goods: isCustomer ? row.goods : null,
    cargo: row.state === 'DRAFT' ? null : cargoLine(row.form),
    status: open
      ? freightStatus({ state, balanceState: row.balance_state ?? 'NOT_DUE', latest: row.latest })
      : state,
    mode: row.mode,
    direction: row.direction,
    origin: placeOf(row.origin_code, row.origin_en, row.origin_ar, row.origin_country),
    destination: placeOf(
      row.destination_code,
      row.destination_en,
      row.destination_ar,
      row.destination_country,
    ),
    reference: open ? row.reference : null,
    dueStep: dueStepFor(actor, row),
    ...summaryFor(actor, row, due),
    expiryDate: answersEnd(row),
    eta: open ? row.eta : null,
    arrival: open ? arrivalOf(row, dayOf(now)) : null,
  }
}

const isGroup = (status: string): boolean => (documentedGroups as readonly string[]).includes(status)

/** `status` may be a documented group, which is a tab, or statuses. */
export const filterOf = <Query extends FreightFilter>({ status, tab, ...query }: Query) => ({
  ...query,
  tab: tab ?? documentedGroups.find((group) => status?.includes(group)),
  statuses: status?.some(isGroup) ? undefined : status,
})

const customerTabs = documentedGroups
const agentTabs = ['answer', 'quoted', 'won', 'others', ...documentedGroups] as const

type Asking = Pick<Call<typeof orderContract>, 'query' | 'actor' | 'now'>

/** What the list of a reader is narrowed to, beside what its report is. */
const narrowed = ({ query, actor, now }: Asking) => {
  const { mode, origin, destination, due, dangerous, reefer, declined, ...rest } = query
  return {
    ...filterOf(rest),
    dueBefore: due && dueBefore(due, now),
    further: narrowedTo(
      { mode, origin, destination, dangerous, reefer, declined },
      signedIn({ actor }).companyId,
    ),
  }
}

export const listShipments = (call: Call<typeof contract>) =>
  answerList(
    call,
    freightList,
    { ...narrowed(call), pageIndex: call.query.pageIndex, pageSize: call.query.pageSize },
    call.relation === 'assigned' ? agentTabs : customerTabs,
    toSummary,
  )

/** The requests of an agent's list in its order. */
export const listRequestOrder = async (call: Call<typeof orderContract>) => ({
  items: (await answerOrder(call, freightList, narrowed(call))).map(({ id, is_won }) => ({
    RequestId: id,
    isWon: is_won,
  })),
})
