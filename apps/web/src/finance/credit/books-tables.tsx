// The invoices of an account as a table, and their ageing, for its company and for administrators alike.
import { Ban, CircleCheck, Clock3, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands } from '@marsa/model/finance/credit/credit-due.ts'
import type { CreditBooks, OwedInvoice } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useFirstRows } from '../../kit/first-rows.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { booksText as words } from './books-text.ts'

function InvoiceBadge({ invoice: { state, daysPastDue } }: { invoice: OwedInvoice }) {
  const t = useT()
  if (state === 'paid') return <Badge tone="good" icon={CircleCheck} label={t(words.statePaid)} />
  if (state === 'overdue')
    return <Badge tone="bad" icon={Ban} label={t(words.stateOverdue, { count: daysPastDue })} />
  return <Badge tone="neutral" icon={Clock3} label={t(words.stateOpen)} />
}

/** `before` stands in front of the number, to choose it; `actions` at the end of the row. */
export function InvoicesCard({ invoices, before, actions, footer }: InvoicesProps) {
  const t = useT()
  const { lang } = useLang()
  // What is still to pay comes first, and is always there.
  const { rows, more } = useFirstRows(invoices, invoices.filter(({ state }) => state !== 'paid').length + 2)
  const columns: Column<OwedInvoice>[] = [
    {
      id: 'number',
      head: t(words.number),
      names: true,
      cell: (invoice) => (
        <span className="row g2">
          {before?.(invoice)}
          <Ref value={invoice.number} />
        </span>
      ),
    },
    {
      id: 'booking',
      head: t(words.booking),
      cell: ({ subjectNumber }) => (
        <a href={`/${lang}/r/${subjectNumber}`}>
          <Ref value={subjectNumber} />
        </a>
      ),
    },
    { id: 'issued', head: t(words.issued), cell: ({ issuedOn }) => <When value={issuedOn} as="date" /> },
    { id: 'due', head: t(words.due), cell: ({ dueOn }) => <When value={dueOn} as="date" /> },
    { id: 'total', head: t(words.total), end: true, cell: ({ total }) => <Money value={total} /> },
    {
      id: 'open',
      head: t(words.open),
      end: true,
      cell: ({ open, state }) => (state === 'paid' ? '–' : <Money value={open} strong />),
    },
    { id: 'state', head: t(words.status), cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
    ...(actions
      ? [{ id: 'actions', head: <span className="vh">{t(words.actions)}</span>, end: true, cell: actions }]
      : []),
  ]
  return (
    <Card
      title={t(words.invoices)}
      flush={invoices.length > 0}
      footer={
        (more || footer) && (
          <div className="stack g3">
            {more}
            {footer}
          </div>
        )
      }
    >
      {invoices.length === 0 ? (
        <Empty title={t(words.noInvoices)}>{t(words.noInvoicesBody)}</Empty>
      ) : (
        <DataTable
          label={t(words.invoices)}
          columns={columns}
          rows={rows}
          rowKey={({ invoiceId }) => invoiceId}
          hot={({ state }) => state === 'overdue'}
        />
      )}
    </Card>
  )
}

type InvoicesProps = {
  invoices: OwedInvoice[]
  before?: (invoice: OwedInvoice) => ReactNode
  actions?: (invoice: OwedInvoice) => ReactNode
  footer?: ReactNode
}

/** Open amounts by days past due. */
export function AgeingCard({ ageing }: Pick<CreditBooks, 'ageing'>) {
  const t = useT()
  return (
    <Card title={t(ageingText.ageing)}>
      <dl className="credit-ages">
        {ageBands.map((band) => (
          <div key={band} className="stack g1">
            <dt className="dense muted">{t(bandText[band])}</dt>
            <dd>
              <Money value={ageing[band]} strong={parseMoney(ageing[band]) > 0n} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Where to transfer to. */
export function BankAccount({ account }: { account: string }) {
  const t = useT()
  return (
    <p className="row g2 wrap">
      <Landmark className="icon" aria-hidden="true" size={20} />
      <span className="muted">{t(words.transferTo)}</span> <bdi>{account}</bdi>
    </p>
  )
}
