// The bill of lading of a shipment: instruction, draft, approval, issue and surrender, between its customer and its winning agent.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  approveBill as approveContract,
  Bill,
  changeBill as changeContract,
  draftBill as draftContract,
  instructBill as instructContract,
  issueBill as issueContract,
  surrenderBill as surrenderContract,
  viewBill as viewContract,
  voidBill as voidContract,
} from '@marsa/model/freight/bill/bill-endpoints.ts'
import {
  billFaults,
  changedFields,
  tidyBill,
  type BillFields,
} from '@marsa/model/freight/bill/bill-fields.ts'
import {
  billMachine,
  billRefusal,
  carriageIsOurs,
  type BillFacts,
  type BillMove,
} from '@marsa/model/freight/bill/bill-machine.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { requestDetail, type DetailRow } from '../detail.store.ts'
import { lockExecution, type Execution } from '../execution/execution.ts'
import { publishEvent } from '../publish-event.ts'
import { noteDetails } from '../requests.store.ts'
import { sideOf } from '../side.ts'
import { toDetail } from '../view-shipment.ts'
import { billOf, insertBill, insertStep, lockBillOf, moveBill, stepsOf, type BillRow } from './bill.store.ts'
import { prefilledBill } from './bill-prefill.ts'
import { planBillReminder } from './bill-reminder.ts'

type Booked = Pick<DetailRow, 'state' | 'mode' | 'direction' | 'form'>
type Money = Pick<BillFacts, 'balanceFils' | 'onCredit'>

const isOurs = ({ mode, direction, form }: Pick<Booked, 'mode' | 'direction' | 'form'>): boolean =>
  carriageIsOurs({ mode, direction, incoterm: form.incoterm })
const isFullLoad = ({ form }: Pick<Booked, 'form'>): boolean => form.containerMode === 'FCL'

const factsOfBill = (request: Booked, bill: BillRow | undefined, money: Money): BillFacts => ({
  state: bill?.state ?? null,
  kind: bill?.kind ?? null,
  isBooked: bookedStates.includes(request.state),
  isCompleted: request.state === 'QS_CMP',
  ...money,
})

/** A shipment whose bill the reader may see; for an agent that has not won it there is none, nor before there is a winner. */
export const billSource = async (
  call: Pick<Call<typeof viewContract>, 'db' | 'actor' | 'relation' | 'query'>,
): Promise<{ actor: Actor; row: DetailRow; isDrawnHere: boolean }> => {
  const actor = signedIn(call)
  const row = await requestDetail(call.db, actor, call.relation, call.query.RequestId)
  if (!row || row.state === 'DRAFT') throw new Problem('freight.not-found')
  const isOther = kindOf(actor) === 'agent' && row.balance?.agent_id !== actor.companyId
  return { actor, row, isDrawnHere: !isOther && row.balance !== null && isOurs(row) }
}

const moves = Object.keys(billMachine.moves) as BillMove[]

export const viewBill =
  (secret: string) =>
  async (call: Call<typeof viewContract>): Promise<{ bill: Bill | null }> => {
    const { actor, row, isDrawnHere } = await billSource(call)
    if (!isDrawnHere) return { bill: null }
    const bill = await billOf(call.db, row)
    const { total_fils: total, paid_fils: paid, on_credit: onCredit } = row.balance!
    const facts = factsOfBill(row, bill, { balanceFils: BigInt(total) - BigInt(paid), onCredit })
    const side = sideOf(actor)
    const refusals = Object.fromEntries(
      moves.map((name) => [name, side ? (billRefusal(name, side, facts) ?? null) : 'kit.forbidden']),
    ) as Bill['refusals']
    return {
      bill: {
        state: facts.state,
        draft: bill?.draft ?? 0,
        fields: bill?.fields ?? prefilledBill(toDetail(actor, row, call, secret), row.form),
        changed: bill?.fields_before ? changedFields(bill.fields_before, bill.fields) : [],
        kind: facts.kind,
        number: bill?.number ?? null,
        isFullLoad: isFullLoad(row),
        steps: bill
          ? (await stepsOf(call.db, bill.id)).map(({ at, changes, ...step }) => ({
              ...step,
              at: toOffset(at),
              changes: changes ?? [],
            }))
          : [],
        refusals,
      },
    }
  }

type Writing = Pick<Call<typeof surrenderContract>, 'actor' | 'relation' | 'now' | 'query'>
type Held = Execution & { bill: BillRow | undefined; name: BillMove; side: ShipmentSide; actor: Actor }

/** Holds the shipment and its bill for a move that nothing stands against; which one may follow from whether there is a bill. */
const hold = async (
  tx: Tx,
  call: Writing,
  move: BillMove | ((bill: BillRow | undefined) => BillMove),
): Promise<Held> => {
  const actor = signedIn(call)
  const execution = await lockExecution(tx, actor, call.relation, call.query.id)
  const { request, facts } = execution
  if (!isOurs(request)) throw new Problem('bill.not-by-us')
  const bill = await lockBillOf(tx, request)
  const name = typeof move === 'string' ? move : move(bill)
  const side = sideOf(actor)!
  const { balanceFils, onCredit } = facts
  refuse(billRefusal(name, side, factsOfBill(request, bill, { balanceFils, onCredit })))
  return { ...execution, bill, name, side, actor }
}

type Told = { changes?: Parameters<typeof insertStep>[1]['changes']; reason?: string; fields?: BillFields }

/** Writes the step that has led to `bill`, and tells the other side. */
const record = async (
  tx: Tx,
  { request, name, side, actor }: Held,
  bill: BillRow,
  { now, ...told }: Told & { now: Date },
) => {
  await insertStep(tx, {
    billId: bill.id,
    number: bill.version,
    move: name,
    side,
    authorId: actor.userId,
    at: now,
    ...(bill.draft > 0 && { draft: bill.draft }),
    ...told,
  })
  await publishEvent(tx, 'billMoved', request, { move: name, bill, reason: told.reason ?? '', from: side })
  return { state: bill.state, draft: bill.draft }
}

const checked = (
  fields: BillFields,
  { isDraft, request }: { isDraft: boolean; request: Booked },
): BillFields => {
  const faults = billFaults(fields, { isDraft, isFullLoad: isFullLoad(request) })
  if (Object.keys(faults.fields).length > 0)
    throw new Problem('kit.invalid', faults.params, prefixed(faults.fields))
  return tidyBill(fields)
}
const prefixed = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [`fields.${name}`, code]))

export const instructBill = (call: Call<typeof instructContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, (bill) => (bill ? 'correct' : 'instruct'))
    const { request, side } = held
    const fields = checked(call.body.fields, { isDraft: false, request })
    const bill = held.bill
      ? await moveBill(tx, held.bill.id, held.name, { as: side, set: { fields: JSON.stringify(fields) } })
      : await insertBill(tx, {
          id: request.id,
          round: request.round,
          companyId: request.company_id,
          agentId: held.balance.agent_id,
          side,
          fields,
        })
    return record(tx, held, bill, { now: call.now, fields })
  })

export const draftBill = (call: Call<typeof draftContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'draft')
    const before = held.bill!
    const fields = checked(call.body.fields, { isDraft: true, request: held.request })
    const bill = await moveBill(tx, before.id, 'draft', {
      as: held.side,
      set: {
        fields: JSON.stringify(fields),
        fields_before: JSON.stringify(before.fields),
        draft: before.draft + 1,
      },
    })
    await planBillReminder(tx, bill, call.now)
    return record(tx, held, bill, { now: call.now, fields })
  })

/** The draft that was read is the newest. */
const readDraft = ({ bill }: Held, draft: number): BillRow => {
  if (bill!.draft !== draft) throw new Problem('bill.newer-draft')
  return bill!
}

export const changeBill = (call: Call<typeof changeContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'askChanges')
    const { id } = readDraft(held, call.body.draft)
    const bill = await moveBill(tx, id, 'askChanges', { as: held.side })
    return record(tx, held, bill, { now: call.now, changes: call.body.changes })
  })

export const approveBill = (call: Call<typeof approveContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'approve')
    const { id } = readDraft(held, call.body.draft)
    const bill = await moveBill(tx, id, 'approve', { as: held.side })
    return record(tx, held, bill, { now: call.now })
  })

export const issueBill = (call: Call<typeof issueContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'issue')
    const { kind, number } = call.body
    if (kind === 'original' && held.bill!.fields.originals === 0)
      throw new Problem('kit.invalid', {}, { kind: 'bill.originals-none' })
    const bill = await moveBill(tx, held.bill!.id, 'issue', { as: held.side, set: { kind, number } })
    await noteDetails(tx, held.request.id, { bl_number: number })
    return record(tx, held, bill, { now: call.now })
  })

export const surrenderBill = (call: Call<typeof surrenderContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'surrender')
    const bill = await moveBill(tx, held.bill!.id, 'surrender', { as: held.side })
    return record(tx, held, bill, { now: call.now })
  })

export const voidBill = (call: Call<typeof voidContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'void')
    const { reason } = call.body
    const bill = await moveBill(tx, held.bill!.id, 'void', {
      as: held.side,
      reason,
      set: { kind: null, number: null, fields_before: null },
    })
    return record(tx, held, bill, { now: call.now, reason })
  })
