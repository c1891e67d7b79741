// The finance area's first page: today, what is being paid, whether the books agree, and what stands behind it.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chart } from '@marsa/model/finance/books/chart.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { openStates } from '@marsa/model/finance/payment-session.ts'
import { financeText } from '@marsa/model/finance/text.ts'
import { waitingSteps, waitingText } from '@marsa/model/finance/waiting.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useMe } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { bookHref } from '../books/books-search.ts'
import { FinanceTabs } from '../books/book-frame.tsx'
import { FinanceBoard } from '../reports/board.tsx'
import { financePageText as words } from '../text.ts'
import { financeTitles } from '../titles.ts'
import { LatestInvoices, LatestReceipts } from '../parts/latest.tsx'
import '../finance.css'

type Overview = AnswerOf<typeof viewFinance>

export function FinancePage() {
  return (
    <AreaGate area="finance">
      <FinanceOverview />
    </AreaGate>
  )
}

function Metric({ label, children, note }: { label: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="card card-b stack g1">
      <span className="dense muted">{label}</span>
      {children}
      <span className="cap muted">{note}</span>
    </div>
  )
}

function Books({ check }: { check: Overview['check'] }) {
  const t = useT()
  const verdict = !check
    ? t(words.notChecked)
    : check.faults === 0
      ? t(words.booksRight)
      : t(words.booksWrong, { count: check.faults })
  return (
    <Metric
      label={t(words.books)}
      note={
        check ? (
          <>
            {t(words.checkedAt)} <When value={check.checkedAt} />
          </>
        ) : (
          t(words.nightly)
        )
      }
    >
      <b className="h2">{verdict}</b>
    </Metric>
  )
}

const sumOf = (rows: readonly { amount: string }[]): string => {
  const fils = rows.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(fils).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What somebody has to do next, with the way to it. */
export function Waiting({ waiting: all }: Pick<Overview, 'waiting'>) {
  const t = useT()
  // A page that was open during an upgrade is told of steps that only the new one knows.
  const waiting = all.filter(({ task }) => Object.hasOwn(waitingSteps, task))
  const isAdmin = useMe()?.roleName === 'admin'
  const { lang } = useLang()
  return (
    <Card title={t(isAdmin ? words.waiting : words.waitingAll)}>
      {waiting.length === 0 ? (
        <p className="muted">{t(words.nothingWaits)}</p>
      ) : (
        <ul className="stack g3">
          {waiting.map(({ task, count }) => (
            <li key={task} className="row between">
              <GoLink href={bookHref(lang, waitingSteps[task].page)}>{t(waitingText[task])}</GoLink>
              <b className="num">{number(count, lang)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function SettingParams({ data }: { data: Overview }) {
  const t = useT()
  const open = data.payments.filter(({ state }) => (openStates as readonly string[]).includes(state))
  return (
    <div className="grid c3 figs">
      <Metric label={t(words.today)} note={t(words.receipts, { count: data.today.count })}>
        <Money value={data.today.amount} size="l" />
      </Metric>
      <Metric
        label={t(words.open)}
        note={t(words.sessions, { count: open.reduce((sum, { count }) => sum + count, 0) })}
      >
        <Money value={sumOf(open)} size="l" />
      </Metric>
      <Books check={data.check} />
    </div>
  )
}

/** Two short tables: what each state holds, and what each account does. */
function Sums({ data }: { data: Overview }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="grid c2">
      <Card title={t(words.byState)}>
        <dl className="dl h">
          {data.payments.map(({ state, count, amount }) => (
            <div key={state}>
              <dt>
                {t(financeText[`finance.state.${state}`])}{' '}
                <span className="num">({number(count, lang)})</span>
              </dt>
              <dd>
                <Money value={amount} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t(words.ledger)}>
        <dl className="dl h">
          {data.accounts.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>
                <a href={bookHref(lang, `ledger/${kind}`)}>{t(chart[kind])}</a>
              </dt>
              <dd>
                <Money value={amount} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

function FinanceOverview() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewFinance))
  const { data } = query
  return (
    <div className="stack g5">
      <div className="list-h">
        <h1>{t(financeTitles.finance)}</h1>
        <p className="muted">
          {t(words.lead)} {data && date(data.day, lang)}
        </p>
      </div>
      <FinanceTabs page="home" />
      <Loaded query={query} card skeleton={<Skeleton block="420px" />} />
      {data && (
        <div className="stack g6">
          <SettingParams data={data} />
          <Waiting waiting={data.waiting} />
          <FinanceBoard />
          {data.payments.length === 0 ? (
            <div className="card">
              <Empty title={t(words.none)}>{t(words.noneBody)}</Empty>
            </div>
          ) : (
            <Sums data={data} />
          )}
          {data.latest.length > 0 && <LatestReceipts rows={data.latest} />}
          {data.invoices.length > 0 && <LatestInvoices rows={data.invoices} />}
        </div>
      )}
    </div>
  )
}
