// The invoices and receipts of one company for administrators: write-offs, refunds, what a receipt pays.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeOffDays } from '@marsa/model/finance/credit/credit-due.ts'
import {
  confirmWriteOff,
  viewCreditInvoices,
  writeOffInvoice,
  type CreditBooks,
  type OwedInvoice,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { bookHref } from '../books/books-search.ts'
import { AgeingCard, InvoicesCard } from './books-tables.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { booksText as words } from './books-text.ts'
import { creditReads } from './credit-reads.ts'
import { creditDeskText } from './credit-text.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { RecordDialog, RefundDialog, type Named } from './receipt-dialogs.tsx'
import { WordsDialog } from './words-dialog.tsx'

type StaffProps = { company: Named; decides: boolean; used: string }

export function StaffBooks(props: StaffProps) {
  const { companyId } = props.company
  const query = useQuery(ask(viewCreditInvoices, { companyId }))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
      {(books) => <Books {...props} books={books} />}
    </Loaded>
  )
}

type Open = { of: 'writeOff'; invoice: OwedInvoice } | { of: 'refund' | 'record' }

function Books({ company, decides: isAdmin, used, books }: StaffProps & { books: CreditBooks }) {
  const t = useT()
  const needs = useNeeds(writeOffInvoice)
  const decides = isAdmin && !needs
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { invoices, receipts, statements, ageing, today } = books
  const unpaid = invoices.filter(({ state }) => state !== 'paid')
  const owedToThem = parseMoney(used) < 0n ? used.slice(1) : undefined
  return (
    <>
      <InvoicesCard
        invoices={invoices}
        {...(decides && {
          actions: (invoice: OwedInvoice) => <InvoiceActions invoice={invoice} onOpen={setOpen} />,
          footer: (
            <div className="row row-top g2 wrap">
              <Button variant="primary" changes onPress={() => setOpen({ of: 'record' })}>
                {t(words.record)}
              </Button>
              {owedToThem && (
                <Button changes onPress={() => setOpen({ of: 'refund' })}>
                  {t(words.refund)}
                </Button>
              )}
            </div>
          ),
        })}
      />
      {unpaid.length > 0 && <AgeingCard ageing={ageing} />}
      <ReceiptsCard
        receipts={receipts}
        {...(decides && {
          actions: (receipt) => (
            <ReceiptActions
              receipt={receipt}
              company={company.company}
              companies={[company]}
              invoices={unpaid}
              today={today}
            />
          ),
        })}
      />
      <StatementsCard statements={statements} />
      {open?.of === 'record' && (
        <RecordDialog companies={[company]} companyId={company.companyId} today={today} onClose={close} />
      )}
      {open?.of === 'refund' && owedToThem && (
        <RefundDialog company={company} owed={owedToThem} onClose={close} />
      )}
      {open?.of === 'writeOff' && <WriteOffDialog invoice={open.invoice} onClose={close} />}
    </>
  )
}

function InvoiceActions({ invoice, onOpen }: { invoice: OwedInvoice; onOpen: (open: Open) => void }) {
  const t = useT()
  const { lang } = useLang()
  const { state, writeOff, daysPastDue } = invoice
  if (writeOff) return <WaitingWriteOff invoice={invoice} writeOff={writeOff} />
  return (
    <span className="row g2 wrap">
      <LinkButton size="s" href={bookHref(lang, `invoices/${invoice.invoiceId}`)}>
        {t(words.note)}
      </LinkButton>
      {state === 'overdue' && daysPastDue >= writeOffDays && (
        <Button size="s" changes onPress={() => onOpen({ of: 'writeOff', invoice })}>
          {t(words.writeOff)}
        </Button>
      )}
    </span>
  )
}

function WaitingWriteOff({
  invoice,
  writeOff,
}: {
  invoice: OwedInvoice
  writeOff: NonNullable<OwedInvoice['writeOff']>
}) {
  const t = useT()
  const { lang } = useLang()
  const [isAsking, setAsking] = useState(false)
  const needs = useNeeds(confirmWriteOff)
  const confirm = useCommand(confirmWriteOff, {
    refreshes: creditReads,
    onDone: () => void toast({ title: t(words.done), tone: 'success' }),
  })
  const decide = (isConfirmed: boolean) =>
    confirm.mutate(
      { query: { id: writeOff.id }, body: { isConfirmed } },
      { onSettled: () => setAsking(false) },
    )
  return (
    <span className="stack g2">
      <span className="cap">{t(words.writeOffWaits, { name: writeOff.by })}</span>
      <span className="row row-top g2 wrap">
        <ActionButton
          size="s"
          variant="primary"
          refusal={needs ?? writeOff.refusal}
          problems={{ ...creditProblems, ...capabilityProblems }}
          isPending={confirm.isPending}
          onPress={() => setAsking(true)}
        >
          {t(words.confirmWriteOff)}
        </ActionButton>
        <Button size="s" changes isPending={confirm.isPending} onPress={() => decide(false)}>
          {t(words.dropWriteOff)}
        </Button>
      </span>
      <AlertDialog
        title={t(words.confirmWriteOffTitle, { number: `\u2066${invoice.number}\u2069` })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actionLabel={t(words.confirmWriteOff)}
        isPending={confirm.isPending}
        onAction={() => decide(true)}
      >
        <p>{t(words.confirmWriteOffBody, { amount: money(invoice.open, 'AED', lang) })}</p>
      </AlertDialog>
    </span>
  )
}

function WriteOffDialog({ invoice, onClose }: { invoice: OwedInvoice; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const propose = useCommand(writeOffInvoice, {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(creditDeskText.proposed), tone: 'success' })
    },
  })
  return (
    <WordsDialog
      title={t(words.writeOffTitle, { number: invoice.number })}
      body={t(words.writeOffBody, { amount: money(invoice.open, 'AED', lang) })}
      label={t(creditDeskText.reason)}
      send={t(words.writeOff)}
      tone="danger"
      field="reason"
      limit={500}
      command={propose}
      onSend={(reason) => propose.mutate({ query: { id: invoice.invoiceId }, body: { reason } })}
      onClose={onClose}
    />
  )
}
