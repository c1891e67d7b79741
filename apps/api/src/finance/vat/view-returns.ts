// The returns of the tax periods, and one with its boxes, its checks and what its reader may do with it.
import type {
  FiledReturn,
  listFiledReturns as listContract,
  viewFiledReturn as viewContract,
} from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import {
  daysOfVatPeriod,
  fileRefusal,
  freezeRefusal,
  isVatRequired,
  unfreezeRefusal,
  vatDueDay,
  vatSettlement,
} from '@marsa/model/finance/vat/filed-return.ts'
import { isGreen } from '@marsa/model/finance/periods/period.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { carriedBefore, neighboursOf, taxPeriods, type TaxPeriod } from './neighbours.ts'
import { checkFigures, readFigures } from './read-figures.ts'
import { listVatReturnRows } from './vat-returns.store.ts'

/** Of a list. */
const shown = 8

const at = (instant: Date | null | undefined): string | null => (instant ? toOffset(instant) : null)

const viewOf = ({ period, from, to, row }: TaxPeriod, settings: SettingsInForce): FiledReturn => {
  const state = row?.state ?? 'OPEN'
  const isFrozen = row !== undefined && state !== 'OPEN'
  return {
    period,
    from,
    to,
    dueOn: vatDueDay(period, settings),
    state,
    frozenBy: isFrozen ? row.freezer : null,
    frozenAt: isFrozen ? at(row.frozen_at) : null,
    filedBy: row?.filer ?? null,
    filedAt: at(row?.filed_at),
    filedOn: row?.filed_on ?? null,
    reference: row?.reference ?? null,
    payable: isFrozen ? toWire(row.output_fils! - row.input_fils!) : null,
    unfrozenBy: row?.unfreezer ?? null,
    reason: row?.unfreeze_reason ?? null,
  }
}

export const listFiledReturns = async ({
  db,
  now,
  settings,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const all = await listVatReturnRows(db)
  const periods = await taxPeriods(db, all, dayOf(now), settings['vat.period'])
  return { returns: periods.slice(0, shown).map((each) => viewOf(each, settings)) }
}

const code = (refusal: string | undefined): string | null => refusal ?? null

export const viewFiledReturn = async (
  call: Call<typeof viewContract>,
): Promise<AnswerOf<typeof viewContract>> => {
  const { db, now, query, settings } = call
  const { userId } = signedIn(call)
  const { period } = query
  const days = daysOfVatPeriod(period)
  const all = await listVatReturnRows(db)
  const periods = await taxPeriods(db, all, dayOf(now), settings['vat.period'])
  const row = all.find((each) => each.period === period)
  const state = row?.state ?? 'OPEN'
  const frozen = state === 'OPEN' ? undefined : row
  const figures = await readFigures(db, days)
  const checks = await checkFigures(db, days, figures)
  const { earlierOpen, earlierUnfiled, laterFrozen } = neighboursOf(periods, days.from)
  const [dueFils, inputFils] = [
    frozen?.output_fils ?? figures.outputFils,
    frozen?.input_fils ?? figures.inputFils,
  ]
  const carriedFils = carriedBefore(periods, days.from)
  const { takenFils, bankFils } = vatSettlement({ dueFils, inputFils, carriedFils })
  const frozenBy = row?.frozen_by ?? null
  return {
    ...viewOf({ period, ...days, row }, settings),
    boxes: frozen?.boxes ?? figures.boxes,
    documents: frozen?.documents ?? figures.documentIds.length,
    inputs: frozen?.inputs ?? figures.inputIds.length,
    hash: frozen?.hash?.toString('hex') ?? null,
    isUnchanged: frozen ? frozen.hash!.equals(figures.hash) : null,
    checks: checks.map((each) => ({ ...each, isGreen: isGreen(each), isRequired: isVatRequired(each) })),
    carried: toWire(carriedFils),
    taken: toWire(takenFils),
    paid: toWire(bankFils),
    left: toWire(carriedFils + inputFils - takenFils),
    transactionId: row?.posting_id ?? null,
    freezeRefusal: code(freezeRefusal({ state, to: days.to, today: dayOf(now), earlierOpen, checks })),
    fileRefusal: code(fileRefusal({ state, frozenBy, earlierUnfiled }, userId)),
    unfreezeRefusal: code(unfreezeRefusal({ state, frozenBy, laterFrozen }, userId)),
    currency: 'AED',
  }
}
