// The table of refunds: how far each is, what the gateway said, and the step that is next for its reader.
import { CircleCheck, Clock3, Landmark, Send, TriangleAlert, Users } from 'lucide-react'
import { useState } from 'react'
import {
  decideRefundTransfer,
  downloadRefundProof,
  listRefunds,
  payRefundTransfer,
  proposeRefundTransfer,
  retryRefund,
  withdrawRefundTransfer,
  type RefundRow,
} from '@marsa/model/finance/refunds/refund-endpoints.ts'
import { refundProblems } from '@marsa/model/finance/refunds/refund-problems.ts'
import {
  madeReason,
  refundStateText,
  refundTransferStateText,
  type RefundState,
} from '@marsa/model/finance/refunds/refund.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { DecideDialog, PayDialog, ProposeDialog, WithdrawDialog } from './refund-dialogs.tsx'
import { refundWords as words } from './refund-words.ts'

const problems = { ...refundProblems, ...capabilityProblems }

const faces: Record<RefundState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  asked: { tone: 'neutral', icon: Clock3 },
  gateway: { tone: 'neutral', icon: Send },
  stuck: { tone: 'bad', icon: TriangleAlert },
  transfer: { tone: 'waiting', icon: Users },
  done: { tone: 'good', icon: CircleCheck },
  transferred: { tone: 'good', icon: Landmark },
}

function Standing({ row }: { row: RefundRow }) {
  const t = useT()
  const { lang } = useLang()
  const { state, failures, failure, settledAt, transfer } = row
  return (
    <div className="stack g1">
      <Badge {...faces[state]} label={t(refundStateText[state])} />
      {settledAt && (
        <span className="dense muted">
          {t(words.settled, { date: date(transfer?.paidOn ?? settledAt, lang) })}
        </span>
      )}
      {!settledAt && failures > 0 && (
        <span className="dense muted">
          {t(words.failures, { count: failures })}
          {failure && (
            <>
              {' · '}
              {t(words.lastAnswer)}: <bdi dir="ltr">{failure}</bdi>
            </>
          )}
        </span>
      )}
      {transfer && (
        <span className="dense muted">
          <Ref value={transfer.number} /> · {t(refundTransferStateText[transfer.state])} ·{' '}
          <bdi>{[transfer.proposedBy, transfer.decidedBy].filter(Boolean).join(' · ')}</bdi>
          {transfer.bankReference && (
            <>
              {' · '}
              <Ref value={transfer.bankReference} />
            </>
          )}
          {transfer.reason && (
            <>
              {' · '}
              <bdi>{transfer.reason === madeReason ? t(words.made) : transfer.reason}</bdi>
            </>
          )}
        </span>
      )}
      {transfer?.proof && (
        <span>
          <Button
            size="s"
            variant="text"
            onPress={() =>
              void download(downloadRefundProof, { query: { documentId: transfer.proof!.documentId } })
            }
          >
            {transfer.proof.name}
          </Button>
        </span>
      )}
    </div>
  )
}

type Step = 'propose' | 'decide' | 'pay' | 'withdraw'

function Steps({ row }: { row: RefundRow }) {
  const t = useT()
  const [step, setStep] = useState<Step>()
  const retry = useCommand(retryRefund, {
    refreshes: [listRefunds],
    quiet: true,
    onDone: () => void toast({ title: t(words.retried), tone: 'success' }),
  })
  const needs = {
    retry: useNeeds(retryRefund),
    propose: useNeeds(proposeRefundTransfer),
    decide: useNeeds(decideRefundTransfer),
    pay: useNeeds(payRefundTransfer),
    withdraw: useNeeds(withdrawRefundTransfer),
  }
  const { transfer } = row
  const close = () => setStep(undefined)
  const opens = (which: Step, label: string, { variant = 'secondary', refusal }: Opening = {}) => (
    <ActionButton
      size="s"
      variant={variant}
      refusal={needs[which] ?? refusal ?? null}
      problems={problems}
      onPress={() => setStep(which)}
    >
      {label}
    </ActionButton>
  )
  return (
    <div className="row wrap g2">
      <RefusalBanner refusal={retry.error} beside={[]} />
      {row.retryRefusal === null && (
        <ActionButton
          size="s"
          variant={row.state === 'stuck' ? 'primary' : 'secondary'}
          refusal={needs.retry ?? null}
          problems={problems}
          isPending={retry.isPending}
          onPress={() => retry.mutate({ query: { id: row.refundId } })}
        >
          {t(words.retry)}
        </ActionButton>
      )}
      {row.proposeRefusal === null && opens('propose', t(words.propose))}
      {transfer?.state === 'PROPOSED' &&
        opens('decide', t(words.decide), { variant: 'primary', refusal: row.decideRefusal })}
      {transfer?.state === 'APPROVED' && opens('pay', t(words.pay), { variant: 'primary' })}
      {row.state === 'transfer' && opens('withdraw', t(words.withdraw))}
      {step === 'propose' && <ProposeDialog row={row} onClose={close} />}
      {step === 'decide' && transfer && <DecideDialog row={row} transfer={transfer} onClose={close} />}
      {step === 'pay' && transfer && <PayDialog row={row} transfer={transfer} onClose={close} />}
      {step === 'withdraw' && transfer && <WithdrawDialog row={row} transfer={transfer} onClose={close} />}
    </div>
  )
}

type Opening = { variant?: 'primary' | 'secondary'; refusal?: string | null }

const useColumns = (isAdmin: boolean): Column<RefundRow>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'subject',
      head: t(words.subject),
      names: true,
      cell: ({ subjectNumber, companyNameEn, companyNameAr }) => (
        <>
          <Ref value={subjectNumber} />
          <bdi className="block dense muted">{lang === 'ar' ? companyNameAr : companyNameEn}</bdi>
        </>
      ),
    },
    { id: 'requested', head: t(words.requested), cell: ({ requestedAt }) => <When value={requestedAt} /> },
    {
      id: 'reason',
      head: t(words.reason),
      cell: ({ reason, noteId, noteNumber }) => (
        <>
          <bdi>{reason}</bdi>
          {noteId && noteNumber && (
            <a
              className="block dense"
              href={bookHref(lang, `invoices/${noteId}`)}
              aria-label={`${t(words.note)} ${noteNumber}`}
            >
              <Ref value={noteNumber} />
            </a>
          )}
        </>
      ),
    },
    { id: 'state', head: t(words.state), cell: (row) => <Standing row={row} /> },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} strong /> },
    ...(isAdmin ? [{ id: 'next', head: t(words.next), cell: (row: RefundRow) => <Steps row={row} /> }] : []),
  ]
}

/** `isAdmin` has steps to take. */
export function RefundTable({ rows, isAdmin }: { rows: RefundRow[]; isAdmin: boolean }) {
  const t = useT()
  return (
    <DataTable
      label={t(financeTitles.refunds)}
      columns={useColumns(isAdmin)}
      rows={rows}
      rowKey={({ refundId }) => refundId}
    />
  )
}
