// One payout of the card gateway: its sums, the line of the bank, its rows, and what differs from our payments.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { financeCaseKindText, financeCaseStateText } from '@marsa/model/finance/bank/finance-case.ts'
import { payoutLineKindText } from '@marsa/model/finance/card-payouts/card-payout.ts'
import {
  viewCardPayout,
  type CardPayoutView,
} from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { payoutWords as words } from './card-payout-words.ts'
import { PayoutBadge } from './payout-badge.tsx'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/card-payouts/$reference')
const sums = ['gross', 'fee', 'vat', 'net'] as const
type Row = CardPayoutView['rows'][number]

export function CardPayoutPage() {
  const t = useT()
  const { lang } = useLang()
  const { reference } = route.useParams()
  const { page } = route.useSearch()
  useTitle(`${t(financeTitles.cardPayout)} ${reference}`)
  const query = useQuery({
    ...ask(viewCardPayout, { reference, ...(page && { page: Number(page) }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>
            {t(financeTitles.cardPayout)} <Ref value={reference} />
          </h1>
          <p className="muted">
            <a href={bookHref(lang, 'card-payouts')}>{t(words.back)}</a>
          </p>
        </div>
        <FinanceTabs page="card-payouts" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(payout) => (
            <div className="stack g6">
              <Facts payout={payout} />
              <Cases cases={payout.cases} />
              <Rows payout={payout} page={page} />
            </div>
          )}
        </Loaded>
      </div>
    </AreaGate>
  )
}

function Facts({ payout }: { payout: CardPayoutView }) {
  const t = useT()
  const { lang } = useLang()
  const { state, paidOn, bank, fileName, importedBy, importedAt } = payout
  return (
    <dl className="dl h card card-b">
      <div>
        <dt>{t(words.state)}</dt>
        <dd>
          <PayoutBadge state={state} />
        </dd>
      </div>
      <div>
        <dt>{t(words.paidOn)}</dt>
        <dd>{date(paidOn, lang)}</dd>
      </div>
      {sums.map((name) => (
        <div key={name}>
          <dt>{t(words[name])}</dt>
          <dd>
            <Money value={payout[name]} strong={name === 'net'} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t(words.bank)}</dt>
        <dd>
          {bank ? (
            <>
              {date(bank.day, lang)} · <Money value={bank.amount} />
            </>
          ) : (
            t(words.notYet)
          )}
        </dd>
      </div>
      <div>
        <dt>{t(words.importedBy)}</dt>
        <dd>
          <bdi>{importedBy}</bdi> · <When value={importedAt} />
          <bdi className="block dense muted break">{fileName}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function SubjectLink({ number }: { number: string | null }) {
  const { lang } = useLang()
  if (number === null) return '–'
  return (
    <a href={bookHref(lang, 'invoices', { search: number })}>
      <Ref value={number} />
    </a>
  )
}

function Cases({ cases }: Pick<CardPayoutView, 'cases'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={t(words.cases)}
      flush={cases.length > 0}
      aside={cases.length > 0 && <a href={bookHref(lang, 'reconcile')}>{t(words.toCases)}</a>}
    >
      {cases.length === 0 ? (
        <p className="muted">{t(words.noCases)}</p>
      ) : (
        <DataTable
          label={t(words.cases)}
          rows={cases}
          rowKey={({ caseId }) => caseId}
          columns={[
            {
              id: 'kind',
              head: t(words.kind),
              names: true,
              cell: ({ kind }) => t(financeCaseKindText[kind]),
            },
            {
              id: 'subject',
              head: t(words.subject),
              cell: ({ subjectNumber }) => <SubjectLink number={subjectNumber} />,
            },
            { id: 'state', head: t(words.state), cell: ({ state }) => t(financeCaseStateText[state]) },
            { id: 'ours', head: t(words.ours), end: true, cell: ({ ours }) => <Money value={ours} /> },
            {
              id: 'theirs',
              head: t(words.theirs),
              end: true,
              cell: ({ theirs }) => <Money value={theirs} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

function Rows({ payout, page }: { payout: CardPayoutView; page: string | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Row & { at: number }>[] = [
    { id: 'kind', head: t(words.kind), names: true, cell: ({ kind }) => t(payoutLineKindText[kind]) },
    {
      id: 'subject',
      head: t(words.subject),
      cell: ({ subjectNumber }) => <SubjectLink number={subjectNumber} />,
    },
    {
      id: 'order',
      head: t(words.order),
      cell: ({ orderRef }) => (
        <bdi dir="ltr" className="dense break">
          {orderRef || '–'}
        </bdi>
      ),
    },
    { id: 'day', head: t(words.day), cell: ({ day }) => date(day, lang) },
    ...sums.map((id) => ({
      id,
      head: t(words[id]),
      end: true,
      cell: (row: Row) => <Money value={row[id]} strong={id === 'net'} />,
    })),
  ]
  return (
    <Card title={t(words.rows)} flush>
      <DataTable
        label={t(words.rows)}
        rows={payout.rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => String(at)}
        columns={columns}
      />
      <ListPages
        page={page}
        total={payout.lines}
        hrefOf={(next) => bookHref(lang, `card-payouts/${payout.reference}`, { page: next })}
      />
    </Card>
  )
}
