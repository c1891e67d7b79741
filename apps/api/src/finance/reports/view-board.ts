// The figures of the day: balances of the ledger as tiles, cash in by day, receivables by age, sales by month.
import type { viewBoard as contract } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { segments, segmentOf } from '@marsa/model/finance/reports/segments.ts'
import { formulaOf, tileAmount, tiles } from '@marsa/model/finance/reports/tiles.ts'
import { ageBands } from '@marsa/model/finance/credit/credit-due.ts'
import { addDays, addMonths, dayOf, monthOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { inSnapshot } from '../../kit/snapshot.ts'
import type { Call } from '../../kit/serve.ts'
import { balanceOf, kindSums } from '../books/day-sums.store.ts'
import { spanOf } from '../books/period.ts'
import { readReceivables } from '../credit/ageing-report.ts'
import { cashByDay } from './lists.store.ts'
import { salesByMonth } from './sales.store.ts'
import { openSince } from './standings.store.ts'

const cashDays = 30

/** The first day of the month eleven months before. */
const yearOf = (day: string): string => `${addMonths(monthOf(day), -11)}-01`

type Answer = AnswerOf<typeof contract>

/** All of one snapshot, so that figures beside each other fit. */
export const viewBoard = ({ db, now }: Call<typeof contract>): Promise<Answer> =>
  inSnapshot(db, async (tx): Promise<Answer> => {
    const today = dayOf(now)
    const sums = await kindSums(tx, { from: today, to: today })
    const balances = new Map(sums.map(({ kind }) => [kind, balanceOf(sums, kind)]))
    const ageing = tiles.filter((tile) => formulaOf(tile).ages && tileAmount(tile, balances) !== 0n)
    const since =
      ageing.length > 0
        ? await openSince(
            tx,
            ageing.flatMap((tile) => formulaOf(tile).kinds),
          )
        : []
    const oldest = (tile: (typeof tiles)[number]): string | null => {
      const at = since.find(({ kind }) => ageing.includes(tile) && formulaOf(tile).kinds[0] === kind)?.since
      return at ? dayOf(at) : null
    }
    const firstDay = addDays(today, 1 - cashDays)
    const everything = { kinds: undefined, companyId: undefined }
    const cash = new Map(
      (await cashByDay(tx, { span: spanOf({ from: firstDay, to: today }), ...everything })).map(
        ({ day, fils }) => [day, fils],
      ),
    )
    const receivables = await readReceivables(tx, today)
    const months = await salesByMonth(tx, { from: yearOf(today), to: today })
    const bySegment = Map.groupBy(months, ({ month, kind }) => `${month} ${segmentOf(kind) ?? ''}`)
    return {
      asOf: toOffset(now),
      tiles: tiles.map((tile) => ({
        tile,
        amount: toWire(tileAmount(tile, balances)),
        oldestOn: oldest(tile),
      })),
      cashIn: Array.from({ length: cashDays }, (_, at) => addDays(firstDay, at)).map((day) => ({
        day,
        amount: toWire(cash.get(day) ?? 0n),
      })),
      ageing: Object.fromEntries(
        ageBands.map((band) => [band, toWire(sum(receivables.map(({ bands }) => bands[band])))]),
      ) as Answer['ageing'],
      months: [...bySegment].map(([key, of]) => {
        const [month, segment] = key.split(' ')
        return {
          month: month!,
          segment: segments.find((each) => each === segment) ?? null,
          net: toWire(sum(of.map((row) => row.net_fils))),
        }
      }),
      currency: 'AED',
    }
  })
