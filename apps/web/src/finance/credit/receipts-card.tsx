// What was paid: each receipt with the invoices that it pays, its state and its proofs.
import { Ban, CircleCheck, CircleX, Clock3, Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { downloadCreditDocument } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { downloadCreditReceipt, type CreditReceipt } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { refundedFils } from '@marsa/model/finance/credit/credit-receipt.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { download } from '../../kit/call.ts'
import { useFirstRows } from '../../kit/first-rows.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { booksText as words, receiptStateText, wayText } from './books-text.ts'

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

/** The invoices that a receipt pays, and what of it went back. */
function Paid({ receipt }: { receipt: CreditReceipt }) {
  const t = useT()
  const { state, pays } = receipt
  if (state !== 'COUNTED') return '–'
  const refunded = refundedFils(receipt)
  if (pays.length === 0 && refunded === 0n) return t(words.paysNothing)
  return (
    <span className="stack g1">
      {pays.map(({ invoiceId, number, amount }) => (
        <span key={invoiceId} className="row g2 wrap">
          <Ref value={number} /> <Money value={amount} />
        </span>
      ))}
      {refunded > 0n && (
        <span className="row g2 wrap">
          {t(words.refunded)} <Money value={toWire(refunded)} />
        </span>
      )}
    </span>
  )
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
  const { rows, more } = useFirstRows(receipts, 4)
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
      cell: (receipt) => <Paid receipt={receipt} />,
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
    <Card title={t(words.receipts)} flush={receipts.length > 0} footer={more}>
      {receipts.length === 0 ? (
        <p className="muted">{t(words.noReceipts)}</p>
      ) : (
        <DataTable
          label={t(words.receipts)}
          columns={columns}
          rows={rows}
          rowKey={({ receiptId }) => receiptId}
        />
      )}
    </Card>
  )
}

type ReceiptsProps = { receipts: CreditReceipt[]; actions?: (receipt: CreditReceipt) => ReactNode }
