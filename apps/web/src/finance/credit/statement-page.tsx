// One statement of account: from what was owed before to what is owed after, with the ageing of its last day.
import { useQuery } from '@tanstack/react-query'
import { movementText, statementText, type MovementKind } from '@marsa/model/finance/credit/statement.ts'
import { viewStatement, type CreditStatement } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { AgeingCard, BankAccount } from './books-tables.tsx'
import { StatementMenu } from './statements-card.tsx'
import { booksText as words } from './books-text.ts'
import './credit.css'

const route = getRouteApi('/$lang/inside/account/credit/statements/$number')

export function StatementPage() {
  const t = useT()
  const { number } = route.useParams()
  const query = useQuery(ask(viewStatement, { number }))
  return (
    <div className="stack g5">
      <Loaded
        query={query}
        card
        skeleton={<Skeleton block="420px" />}
        missing={
          <div className="card">
            <Empty title={t(words.unknownStatement)} />
          </div>
        }
      >
        {(statement) => <Statement statement={statement} />}
      </Loaded>
    </div>
  )
}

type Line = {
  id: string
  on: string
  kind: MovementKind | 'opening' | 'closing'
  reference: string
  amount: string | null
  balance: string
}

const linesOf = ({ fromOn, toOn, opening, closing, lines }: CreditStatement): Line[] => [
  { id: 'opening', on: fromOn, kind: 'opening', reference: '', amount: null, balance: opening },
  ...lines.map((line, at) => ({ ...line, id: String(at) })),
  { id: 'closing', on: toOn, kind: 'closing', reference: '', amount: null, balance: closing },
]

function Statement({ statement }: { statement: CreditStatement }) {
  const t = useT()
  const { lang } = useLang()
  const { number, company, fromOn, toOn, issuedOn, ageing, bankAccount } = statement
  const columns: Column<Line>[] = [
    { id: 'on', head: t(statementText.on), cell: ({ on }) => <When value={on} as="date" /> },
    {
      id: 'what',
      head: t(statementText.what),
      names: true,
      cell: ({ kind }) =>
        t(kind === 'opening' || kind === 'closing' ? statementText[kind] : movementText[kind]),
    },
    {
      id: 'reference',
      head: t(statementText.reference),
      cell: ({ reference }) => (reference ? <Ref value={reference} /> : '–'),
    },
    {
      id: 'amount',
      head: t(words.amount),
      end: true,
      cell: ({ amount }) => (amount === null ? '–' : <Money value={amount} />),
    },
    {
      id: 'balance',
      head: t(words.balance),
      end: true,
      cell: ({ balance, kind }) => (
        <Money value={balance} strong={kind === 'opening' || kind === 'closing'} />
      ),
    },
  ]
  return (
    <>
      <div className="list-h">
        <div className="row between wrap">
          <h1>
            {t(statementText.title)} <Ref value={number} />
          </h1>
          <StatementMenu number={number} />
        </div>
        <p className="muted">{t(words.notTaxInvoice)}</p>
      </div>
      <Card>
        <Facts
          columns
          facts={[
            [t(words.company), <bdi key="c">{lang === 'ar' ? company.nameAr : company.nameEn}</bdi>],
            [t(words.issued), <When key="i" value={issuedOn} as="date" />],
            [t(words.from), <When key="f" value={fromOn} as="date" />],
            [t(words.to), <When key="t" value={toOn} as="date" />],
          ]}
        />
      </Card>
      <Card title={t(words.lines)} flush>
        <DataTable
          label={t(words.lines)}
          columns={columns}
          rows={linesOf(statement)}
          rowKey={({ id }) => id}
        />
      </Card>
      <AgeingCard ageing={ageing} />
      {bankAccount && <BankAccount account={bankAccount} />}
    </>
  )
}
