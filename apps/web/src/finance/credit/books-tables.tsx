// The invoices, payments and statements of an account as tables, for its company and for administrators alike.
import { Ban, CircleCheck, CircleX, Clock3, Download, Landmark } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands } from '@marsa/model/finance/credit/credit-due.ts'
import { downloadCreditDocument } from '@marsa/model/finance/credit/credit-endpoints.ts'
import {
  downloadCreditReceipt,
  type CreditBooks,
  type CreditReceipt,
  type OwedInvoice,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { downloadStatement } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { download } from '../../kit/call.ts'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { booksText as words, receiptStateText, wayText } from './books-text.ts'

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
    <Card title={t(words.invoices)} flush={invoices.length > 0} footer={footer}>
      {invoices.length === 0 ? (
        <Empty title={t(words.noInvoices)}>{t(words.noInvoicesBody)}</Empty>
      ) : (
        <DataTable
          label={t(words.invoices)}
          columns={columns}
          rows={invoices}
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

const faces: Partial<Record<CreditReceipt['state'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  COUNTED: { tone: 'good', icon: CircleCheck },
  BOUNCED: { tone: 'bad', icon: Ban },
  DECLINED: { tone: 'bad', icon: CircleX },
  REVERSED: { tone: 'neutral', icon: CircleX },
}

export function ReceiptBadge({ state }: Pick<CreditReceipt, 'state'>) {
  const t = useT()
  const face = faces[state] ?? { tone: 'waiting', icon: Clock3 }
  return <Badge {...face} label={t(receiptStateText[state])} />
}

/** The proofs of a transfer, to save. */
export function Proofs({ proofs }: Pick<CreditReceipt, 'proofs'>) {
  const t = useT()
  const { mutate } = useMutation({
    mutationFn: (documentId: string) => download(downloadCreditDocument, { query: { documentId } }),
  })
  return proofs.map(({ documentId, file }) => (
    <Button
      key={documentId}
      size="s"
      variant="text"
      icon={Download}
      aria-label={`${t(words.proof)}: ${file}`}
      onPress={() => mutate(documentId)}
    >
      {t(words.proof)}
    </Button>
  ))
}

function Printed({ receiptId, number }: { receiptId: string; number: string }) {
  const t = useT()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(downloadCreditReceipt, { query: { id: receiptId } }),
  })
  return (
    <Button
      size="s"
      variant="text"
      icon={Download}
      isPending={isPending}
      aria-label={`${t(words.receipt)}: ${number}`}
      onPress={() => mutate()}
    >
      {t(words.receipt)}
    </Button>
  )
}

export function ReceiptsCard({ receipts, actions }: ReceiptsProps) {
  const t = useT()
  const columns: Column<CreditReceipt>[] = [
    {
      id: 'way',
      head: t(words.way),
      names: true,
      cell: ({ number, way, reference }) => (
        <span className="stack g1">
          {number && <Ref value={number} />}
          {t(wayText[way])}
          <span className="cap muted">
            <Ref value={reference} />
          </span>
        </span>
      ),
    },
    { id: 'when', head: t(words.when), cell: ({ valueOn }) => <When value={valueOn} as="date" /> },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
    {
      id: 'pays',
      head: t(words.pays),
      cell: ({ pays, state }) =>
        state !== 'COUNTED' ? (
          '–'
        ) : pays.length === 0 ? (
          t(words.paysNothing)
        ) : (
          <span className="stack g1">
            {pays.map(({ invoiceId, number, amount }) => (
              <span key={invoiceId} className="row g2 wrap">
                <Ref value={number} /> <Money value={amount} />
              </span>
            ))}
          </span>
        ),
    },
    {
      id: 'state',
      head: t(words.status),
      cell: ({ state, reason }) => (
        <span className="stack g1">
          <span>
            <ReceiptBadge state={state} />
          </span>
          {reason && (
            <span className="cap muted">
              <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      head: <span className="vh">{t(words.actions)}</span>,
      end: true,
      cell: (receipt) => (
        <span className="row g2 wrap">
          {receipt.number && receipt.state === 'COUNTED' && (
            <Printed receiptId={receipt.receiptId} number={receipt.number} />
          )}
          <Proofs proofs={receipt.proofs} />
          {actions?.(receipt)}
        </span>
      ),
    },
  ]
  return (
    <Card title={t(words.receipts)} flush={receipts.length > 0}>
      {receipts.length === 0 ? (
        <p className="muted">{t(words.noReceipts)}</p>
      ) : (
        <DataTable
          label={t(words.receipts)}
          columns={columns}
          rows={receipts}
          rowKey={({ receiptId }) => receiptId}
        />
      )}
    </Card>
  )
}

type ReceiptsProps = { receipts: CreditReceipt[]; actions?: (receipt: CreditReceipt) => ReactNode }

/** A statement as a file: the printed one in both languages, tables in the page's. */
export function StatementMenu({ number }: { number: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <FileMenu
      label={`${t(words.download)}: ${number}`}
      save={(format) => download(downloadStatement, { query: { number, format, lang } })}
    />
  )
}

export function StatementsCard({ statements }: Pick<CreditBooks, 'statements'>) {
  const t = useT()
  const { lang } = useLang()
  type Row = CreditBooks['statements'][number]
  const columns: Column<Row>[] = [
    {
      id: 'number',
      head: t(words.statementNumber),
      names: true,
      cell: ({ number }) => (
        <a href={`/${lang}/account/credit/statements/${number}`}>
          <Ref value={number} />
        </a>
      ),
    },
    {
      id: 'period',
      head: t(words.period),
      cell: ({ fromOn, toOn }) => (
        <>
          <When value={fromOn} as="date" /> – <When value={toOn} as="date" />
        </>
      ),
    },
    { id: 'closing', head: t(words.closing), end: true, cell: ({ closing }) => <Money value={closing} /> },
    {
      id: 'file',
      head: <span className="vh">{t(words.actions)}</span>,
      end: true,
      cell: ({ number }) => <StatementMenu number={number} />,
    },
  ]
  return (
    <Card title={t(words.statements)} flush={statements.length > 0}>
      {statements.length === 0 ? (
        <p className="muted">{t(words.noStatements)}</p>
      ) : (
        <DataTable
          label={t(words.statements)}
          columns={columns}
          rows={statements}
          rowKey={({ number }) => number}
        />
      )}
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
