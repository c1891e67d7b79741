// What one's own company owes on credit: the next due day, invoices to pay or to announce a transfer for, payments, statements.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  payInvoices,
  uploadTransferProof,
  viewOwnInvoices,
  type CreditBooks,
  type OwedInvoice,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { LazyUploadDialog } from '../../documents/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { AgeingCard, BankAccount, InvoicesCard } from './books-tables.tsx'
import { booksText as words } from './books-text.ts'
import { creditReads } from './credit-reads.ts'
import { ReceiptsCard } from './receipts-card.tsx'
import { StatementsCard } from './statements-card.tsx'

/** Colleagues who are no administrators are told why they see no invoices. */
export function OwnBooks() {
  const t = useT()
  const query = useQuery(ask(viewOwnInvoices))
  return (
    <Loaded
      query={query}
      card
      skeleton={<Skeleton block="320px" />}
      missing={({ code }) =>
        code === 'credit.company-admin-only' ? (
          <Banner>{t(words.adminsOnly)}</Banner>
        ) : code === 'credit.no-account' ? (
          <></>
        ) : undefined
      }
    >
      {(books) => <Books books={books} />}
    </Loaded>
  )
}

function Books({ books }: { books: CreditBooks }) {
  const t = useT()
  const { invoices, receipts, statements, overdue, ageing } = books
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAnnouncing, setAnnouncing] = useState(false)
  const [proving, setProving] = useState<string>()
  const open = invoices.filter(({ state }) => state !== 'paid')
  const named = open.filter(({ invoiceId }) => chosen.includes(invoiceId))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <div className="stack g6">
      {parseMoney(overdue) > 0n && <Overdue amount={overdue} />}
      <NextDue books={books} onAnnounce={() => setAnnouncing(true)} />
      <InvoicesCard
        invoices={invoices}
        before={(invoice) =>
          invoice.state !== 'paid' && (
            <Choose invoice={invoice} isChosen={chosen.includes(invoice.invoiceId)} onChoose={choose} />
          )
        }
        footer={open.length > 0 && <PayBar named={named} onAnnounce={() => setAnnouncing(true)} />}
      />
      {open.length > 0 && <AgeingCard ageing={ageing} />}
      <ReceiptsCard
        receipts={receipts}
        actions={({ state, receiptId, proofs }) =>
          state === 'ANNOUNCED' &&
          proofs.length === 0 && (
            <Button size="s" changes onPress={() => setProving(receiptId)}>
              {t(words.addProof)}
            </Button>
          )
        }
      />
      <StatementsCard statements={statements} />
      {isAnnouncing && (
        <AnnounceDialog
          named={named}
          today={books.today}
          onDone={(receiptId) => {
            setAnnouncing(false)
            setChosen([])
            setProving(receiptId)
          }}
          onClose={() => setAnnouncing(false)}
        />
      )}
      {proving && (
        <LazyUploadDialog
          calls={{
            add: { contract: uploadTransferProof, fields: { ReceiptId: proving } },
            refreshes: creditReads,
          }}
          code="TRANSFER_PROOF"
          onClose={() => setProving(undefined)}
        />
      )}
    </div>
  )
}

function Overdue({ amount }: { amount: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Banner tone="error" title={t(words.overdueTitle, { amount: money(amount, 'AED', lang) })}>
      {t(words.overdueBody)}
    </Banner>
  )
}

/** When something is due next, and what is paid ahead. */
function NextDue({ books, onAnnounce }: { books: CreditBooks; onAnnounce: () => void }) {
  const t = useT()
  const { nextDue, unallocated, bankAccount, today } = books
  return (
    <Card
      title={t(nextDue && nextDue.on < today ? words.dueSince : words.nextDue)}
      // The list of invoices has its own.
      footer={
        !nextDue && (
          <Button changes onPress={onAnnounce}>
            {t(words.announce)}
          </Button>
        )
      }
    >
      <div className="stack g4">
        <div className="row wrap g6">
          {nextDue ? (
            <div className="stack g1">
              <Money value={nextDue.amount} size="l" />
              <When value={nextDue.on} as="date" />
            </div>
          ) : (
            <p>{t(words.nothingDue)}</p>
          )}
          {parseMoney(unallocated) > 0n && (
            <div className="stack g1">
              <span className="dense muted">{t(words.unallocated)}</span>
              <Money value={unallocated} size="m" />
              <span className="cap muted">{t(words.unallocatedNote)}</span>
            </div>
          )}
        </div>
        {bankAccount && <BankAccount account={bankAccount} />}
      </div>
    </Card>
  )
}

function Choose({
  invoice,
  isChosen,
  onChoose,
}: {
  invoice: OwedInvoice
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}) {
  const t = useT()
  return (
    <Checkbox
      aria-label={t(words.choose, { number: invoice.number })}
      value={isChosen}
      onChange={(is) => onChoose(invoice.invoiceId, is)}
    />
  )
}

/** Pays the chosen invoices by card, or announces a transfer for them. */
function PayBar({ named, onAnnounce }: { named: OwedInvoice[]; onAnnounce: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const pay = useCommand(payInvoices, {
    refreshes: creditReads,
    onDone: ({ redirectUrl }) => redirectUrl && location.assign(redirectUrl),
  })
  const total = toWire(sum(named.map(({ open }) => parseMoney(open))))
  return (
    <div className="row row-top g2 wrap">
      <Button
        variant="primary"
        isPending={pay.isPending}
        {...(named.length === 0 && { disabledReason: t(words.payNone) })}
        onPress={() => pay.mutate({ body: { invoices: named.map(({ invoiceId }) => invoiceId) } })}
      >
        {named.length === 0 ? t(words.pay) : t(words.payChosen, { amount: money(total, 'AED', lang) })}
      </Button>
      <Button changes onPress={onAnnounce}>
        {t(words.announce)}
      </Button>
    </div>
  )
}
