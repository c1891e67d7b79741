// The figures of the day: tiles that open the accounts they are made of, cash in by day, sales by month, receivables by age.
import { useQuery } from '@tanstack/react-query'
import { chart } from '@marsa/model/finance/books/chart.ts'
import { bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands } from '@marsa/model/finance/credit/credit-due.ts'
import { viewBoard } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { segments, segmentText } from '@marsa/model/finance/reports/segments.ts'
import { formulaOf, tileText } from '@marsa/model/finance/reports/tiles.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime, dayMonth, money, monthName } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BarChart } from '../../ui/values/bar-chart.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bookHref } from '../books/books-search.ts'
import { reportsWords as words } from './reports-words.ts'

type Board = AnswerOf<typeof viewBoard>

function Tile({ tile, amount, oldestOn }: Board['tiles'][number]) {
  const t = useT()
  const { lang } = useLang()
  const { kinds, less = [] } = formulaOf(tile)
  return (
    <li className="card card-b stack g1">
      <span className="dense muted">{t(tileText[tile])}</span>
      <Money value={amount} size="l" />
      {oldestOn && <span className="cap attention">{t(words.since, { day: date(oldestOn, lang) })}</span>}
      <span className="cap muted row wrap g2">
        {[...kinds, ...less].map((kind) => (
          <a key={kind} href={bookHref(lang, `ledger/${kind}`)}>
            {chart[kind].code} {t(chart[kind])}
          </a>
        ))}
      </span>
    </li>
  )
}

/** Dirhams, or thousands of them where they are many. */
const scaleOf = (most: number): { unit: 'dirhams' | 'thousands'; by: number } =>
  most >= 10_000 ? { unit: 'thousands', by: 1000 } : { unit: 'dirhams', by: 1 }
const dirhams = (wire: string): number => Number(parseMoney(wire)) / 100

function CashIn({ cashIn }: Pick<Board, 'cashIn'>) {
  const t = useT()
  const { lang } = useLang()
  const values = cashIn.map(({ amount }) => dirhams(amount))
  const { unit, by } = scaleOf(Math.max(...values))
  const best = cashIn.reduce((most, each) => (dirhams(each.amount) > dirhams(most.amount) ? each : most))
  const total = toWire(sum(cashIn.map(({ amount }) => parseMoney(amount))))
  const finding =
    total === '0.00'
      ? t(words.noCash)
      : t(words.cashFinding, { total: money(total, 'AED', lang), most: money(best.amount, 'AED', lang) })
  return (
    <BarChart
      title={t(words.cashIn)}
      finding={finding}
      unit={t(words[unit])}
      groups={cashIn.map(({ day }) => dayMonth(day, lang))}
      series={[
        { id: 'cash', label: t(words.received), values: values.map((value) => Math.round(value / by)) },
      ]}
    />
  )
}

/** Four series at most: the three that sold most, and the rest together. */
function Months({ months }: Pick<Board, 'months'>) {
  const t = useT()
  const { lang } = useLang()
  if (months.length === 0) return null
  const names = [...new Set(months.map(({ month }) => month))].toSorted()
  const netOf = (of: typeof months): bigint => sum(of.map(({ net }) => parseMoney(net)))
  const sold = segments
    .map((segment) => ({ segment, of: months.filter((row) => row.segment === segment) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => (netOf(a.of) < netOf(b.of) ? 1 : -1))
  const [most, rest] = sold.length > 4 ? [sold.slice(0, 3), sold.slice(3)] : [sold, []]
  const others = [...rest.flatMap(({ of }) => of), ...months.filter(({ segment }) => segment === null)]
  const { unit, by } = scaleOf(
    Math.max(...names.map((month) => Number(netOf(months.filter((row) => row.month === month))) / 100)),
  )
  const valuesOf = (of: typeof months): number[] =>
    names.map((name) =>
      Math.max(0, Math.round(Number(netOf(of.filter(({ month }) => month === name))) / 100 / by)),
    )
  return (
    <BarChart
      title={t(words.byMonth)}
      finding={t(words.monthFinding, { total: money(toWire(netOf(months)), 'AED', lang) })}
      unit={t(words[unit])}
      groups={names.map((name) => monthName(`${name}-15`, lang))}
      series={[
        ...most.map(({ segment, of }) => ({
          id: segment,
          label: t(segmentText[segment]),
          values: valuesOf(of),
        })),
        ...(others.length > 0 ? [{ id: 'other', label: t(words.other), values: valuesOf(others) }] : []),
      ]}
    />
  )
}

function Ageing({ ageing }: Pick<Board, 'ageing'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={t(words.ageing)}
      aside={<a href={bookHref(lang, 'reports/receivables-ageing')}>{t(words.openAgeing)}</a>}
    >
      <dl className="dl h">
        {ageBands.map((band) => (
          <div key={band}>
            <dt>{t(bandText[band])}</dt>
            <dd>
              <Money value={ageing[band]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function FinanceBoard() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewBoard))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
      {(board) => (
        <section className="stack g4" aria-label={t(words.figures)}>
          <div className="row between wrap g2">
            <h2>{t(words.figures)}</h2>
            <span className="cap muted">{t(words.asOf, { time: dateTime(board.asOf, lang) })}</span>
          </div>
          <ul className="grid c3 report-grid">
            {board.tiles.map((tile) => (
              <Tile key={tile.tile} {...tile} />
            ))}
          </ul>
          <div className="grid c2">
            <CashIn cashIn={board.cashIn} />
            <Months months={board.months} />
          </div>
          <Ageing ageing={board.ageing} />
        </section>
      )}
    </Loaded>
  )
}
