// The trial balance: every account with what moved in the days, and whether both sides agree.
import { useQuery } from '@tanstack/react-query'
import { viewTrialBalance, type BalanceRow } from '@marsa/model/finance/books/books-endpoints.ts'
import { chart } from '@marsa/model/finance/books/chart.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Money } from '../../ui/values/money.tsx'
import { financeTitles } from '../titles.ts'
import { BookFrame } from './book-frame.tsx'
import { bookHref, type DaysSearch } from './books-search.ts'
import { booksWords as words } from './books-words.ts'

const route = getRouteApi('/$lang/inside/finance/trial-balance')

const useColumns = (days: DaysSearch): Column<BalanceRow>[] => {
  const t = useT()
  const { lang } = useLang()
  const amount = (id: 'opening' | 'debit' | 'credit' | 'closing'): Column<BalanceRow> => ({
    id,
    head: t(words[id]),
    end: true,
    cell: (row) => <Money value={row[id]} strong={id === 'closing'} />,
  })
  return [
    { id: 'code', head: t(words.code), cell: ({ code }) => <span className="num">{code}</span> },
    {
      id: 'account',
      head: t(words.account),
      names: true,
      cell: ({ kind }) => <a href={bookHref(lang, `ledger/${kind}`, days)}>{t(chart[kind])}</a>,
    },
    amount('opening'),
    amount('debit'),
    amount('credit'),
    amount('closing'),
  ]
}

export function TrialBalancePage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const query = useQuery(ask(viewTrialBalance, search))
  const columns = useColumns(search)
  const period = query.data?.period
  return (
    <BookFrame
      page="trial-balance"
      title={t(financeTitles.trialBalance)}
      lead={period && t(words.balanceLead, { from: date(period.from, lang), to: date(period.to, lang) })}
      address="trial-balance"
      search={search}
      files={[{ report: 'trial-balance' }, { report: 'journal' }]}
    >
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ rows, debit, credit, isLevel }) =>
          rows.length === 0 ? (
            <div className="card">
              <Empty art title={t(words.noPostings)}>
                {t(words.noPostingsBody)}
              </Empty>
            </div>
          ) : (
            <div className="stack g4">
              <Banner tone={isLevel ? 'success' : 'error'} title={t(isLevel ? words.level : words.notLevel)}>
                {t(isLevel ? words.levelBody : words.notLevelBody)}
              </Banner>
              <div className="list-card">
                <DataTable
                  label={t(financeTitles.trialBalance)}
                  columns={columns}
                  rows={rows}
                  rowKey={({ kind }) => kind}
                />
                <dl className="dl h list-foot">
                  <div>
                    <dt>{t(words.debit)}</dt>
                    <dd>
                      <Money value={debit} strong />
                    </dd>
                  </div>
                  <div>
                    <dt>{t(words.credit)}</dt>
                    <dd>
                      <Money value={credit} strong />
                    </dd>
                  </div>
                </dl>
              </div>
            </div>
          )
        }
      </Loaded>
    </BookFrame>
  )
}
