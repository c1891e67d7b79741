// Quotations whose prices outside their ranges wait for the desk, as it reads them: each such price, its range, and the agent's reason.
import { addWorkingMinutes, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { RangeAsked } from '@marsa/model/freight/desk-endpoints.ts'
import { judgedFils, rangeFault } from '@marsa/model/requests/charge-rules.ts'
import { rangeOf } from '@marsa/model/requests/charges.ts'
import { rangeMinutes } from '@marsa/model/requests/range-decision.ts'
import type { Db } from '../../kit/db.ts'
import { calendarOf } from '../../reference/door.ts'
import { chargeView, pricedOf, quotationsWithDesk, type QuotationWithCharges } from '../../requests/door.ts'
import type { RequestRow } from '../requests.store.ts'

const linesOf = ({ charges }: QuotationWithCharges, settings: SettingsInForce): RangeAsked['lines'] =>
  charges.flatMap((charge) => {
    const line = pricedOf(charge)
    const range = rangeOf(line.code, settings)
    if (!range || !rangeFault(line, settings)) return []
    return [
      {
        ...chargeView(charge),
        least: toWire(range[0]),
        most: toWire(range[1]),
        price: toWire(judgedFils(line)),
        reason: charge.rangeReason ?? '',
      },
    ]
  })

export const rangesOf = async (
  db: Db,
  { id, round }: Pick<RequestRow, 'id' | 'round'>,
  settings: SettingsInForce,
): Promise<RangeAsked[]> => {
  const waiting = await quotationsWithDesk(db, id, round)
  if (waiting.length === 0) return []
  const calendar = await calendarOf(db, settings['calendar.market-week'])
  return waiting.map((row) => ({
    QuotationId: row.id,
    quotationNo: row.number,
    version: row.version,
    agentNameEn: row.agent_en,
    agentNameAr: row.agent_ar,
    total: toWire(row.total_fils),
    askedAt: toOffset(row.range_asked_at!),
    dueAt: toOffset(addWorkingMinutes(row.range_asked_at!, rangeMinutes, calendar)),
    lines: linesOf(row, settings),
  }))
}
