// The steps of a return: frozen by one, filed by another with the settlement of its VAT, or opened again before that.
import type {
  fileVatReturn as fileContract,
  freezeVatReturn as freezeContract,
  unfreezeVatReturn as unfreezeContract,
} from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import {
  daysOfVatPeriod,
  fileRefusal,
  freezeRefusal,
  unfreezeRefusal,
  vatReturnMachine,
  vatSettlement,
} from '@marsa/model/finance/vat/filed-return.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { accountOf, post } from '../ledger.store.ts'
import { carriedBefore, neighboursOf, taxPeriods } from './neighbours.ts'
import { checkFigures, readFigures } from './read-figures.ts'
import {
  insertVatReturn,
  listVatReturnRows,
  lockVatMonths,
  lockVatReturn,
  lockVatReturns,
  type VatReturnRow,
} from './vat-returns.store.ts'

const moveReturn = (
  tx: Tx,
  { id }: VatReturnRow,
  name: keyof (typeof vatReturnMachine)['moves'],
  set: Readonly<Record<string, unknown>>,
  reason?: string,
) =>
  move<VatReturnRow, (typeof vatReturnMachine.states)[number], keyof (typeof vatReturnMachine)['moves']>(tx, {
    table: 'vat_returns',
    machine: vatReturnMachine,
    move: name,
    id,
    as: 'admin',
    set,
    ...(reason && { reason }),
  })

const periodsNow = async (tx: Tx, { now, settings }: Pick<Call<typeof freezeContract>, 'now' | 'settings'>) =>
  taxPeriods(tx, await listVatReturnRows(tx), dayOf(now), settings['vat.period'])

export const freezeVatReturn = (call: Call<typeof freezeContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { period } = call.query
  const days = daysOfVatPeriod(period)
  return call.once(async (tx) => {
    await lockVatReturns(tx)
    const row = await lockVatReturn(tx, period)
    const periods = await periodsNow(tx, call)
    if (!periods.some((each) => each.period === period)) throw new Problem('vat.moved-on')
    await lockVatMonths(tx, days)
    const figures = await readFigures(tx, days)
    const checks = await checkFigures(tx, days, figures)
    const { earlierOpen } = neighboursOf(periods, days.from)
    const { state } = row ?? { state: 'OPEN' as const }
    refuse(freezeRefusal({ state, to: days.to, today: dayOf(call.now), earlierOpen, checks }))
    if (row)
      await moveReturn(tx, row, 'freezeAgain', {
        frozen_by: userId,
        frozen_at: call.now,
        boxes: JSON.stringify(figures.boxes),
        document_ids: figures.documentIds,
        input_ids: figures.inputIds,
        hash: figures.hash,
        output_fils: figures.outputFils,
        input_fils: figures.inputFils,
        unfrozen_by: null,
        unfreeze_reason: null,
      })
    else if (!(await insertVatReturn(tx, { period, ...days, userId, figures })))
      throw new Problem('vat.moved-on')
    return succeeded
  })
}

const locked = async (tx: Tx, period: string): Promise<VatReturnRow> => {
  await lockVatReturns(tx)
  const row = await lockVatReturn(tx, period)
  if (!row) throw new Problem('vat.moved-on')
  return row
}

/** Null where nothing was sold with VAT and none is set off. */
const postSettlement = async (
  tx: Tx,
  row: VatReturnRow,
  { takenFils, bankFils, filedOn }: { takenFils: bigint; bankFils: bigint; filedOn: string },
): Promise<string | null> => {
  const moved = [
    { kind: 'vat_payable', fils: -(takenFils + bankFils) },
    { kind: 'vat_recoverable', fils: takenFils },
    { kind: 'bank', fils: bankFils },
  ] as const
  const entries = []
  for (const { kind, fils } of moved)
    if (fils !== 0n) entries.push({ accountId: await accountOf(tx, { kind }), amountFils: fils })
  if (entries.length === 0) return null
  return (
    await post(tx, { kind: 'vat.settled', ref: row.period, subjectId: row.id, effectiveOn: filedOn, entries })
  ).id
}

export const fileVatReturn = (call: Call<typeof fileContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { reference, filedOn } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.period)
    const periods = await periodsNow(tx, call)
    const { earlierUnfiled } = neighboursOf(periods, row.from)
    refuse(fileRefusal({ state: row.state, frozenBy: row.frozen_by, earlierUnfiled }, userId))
    if (filedOn <= row.to || filedOn > dayOf(call.now))
      throw new Problem('vat.filed-on', {}, { filedOn: 'vat.filed-on' })
    const { takenFils, bankFils } = vatSettlement({
      dueFils: row.output_fils!,
      inputFils: row.input_fils!,
      carriedFils: carriedBefore(periods, row.from),
    })
    await moveReturn(tx, row, 'file', {
      filed_by: userId,
      filed_at: call.now,
      filed_on: filedOn,
      reference,
      taken_fils: takenFils,
      posting_id: await postSettlement(tx, row, { takenFils, bankFils, filedOn }),
    })
    return succeeded
  })
}

export const unfreezeVatReturn = (call: Call<typeof unfreezeContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.period)
    const { laterFrozen } = neighboursOf(await periodsNow(tx, call), row.from)
    refuse(unfreezeRefusal({ state: row.state, frozenBy: row.frozen_by, laterFrozen }, userId))
    await moveReturn(tx, row, 'unfreeze', { unfrozen_by: userId, unfreeze_reason: reason }, reason)
    return succeeded
  })
}
