// Cancelling storage: the rule with what goes back now, then the reason. A paid one is for staff to cancel.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { cancelStorage, type viewStorageCancelTerms } from '@marsa/model/warehouse/request-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFigured } from '../../kit/figures.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'
import { Ref } from '../../ui/ref.tsx'
import { RuleList } from '../../ui/rule-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cancelStageText, cancelText as words } from '../cancel-text.ts'
import { storageCancelQuery, storageReads } from '../queries.ts'

type Terms = AnswerOf<typeof viewStorageCancelTerms>
const isNothing = (amount: string): boolean => /^0(\.0+)?$/.test(amount)
const shortest = 3

export function CancelDialog({ storage, staff, onClose }: CancelDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFigured(warehouseProblems)
  const query = useQuery(storageCancelQuery(storage.storageRequestID))
  const { data: terms, error, refetch, isRefetching } = query
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const cancel = useCommand(cancelStorage, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.cancelled), tone: 'success' })
    },
  })
  const paid = terms !== undefined && !isNothing(terms.paid)
  const forSupport = paid && !staff
  const short = reason.trim().length < shortest
  const said =
    cancel.error?.fieldSentences['reason'] ??
    (tried && short ? sentence(problems, lang, 'warehouse.reason-required') : undefined)
  const refused = staff && terms?.refusal ? sentence(problems, lang, terms.refusal) : undefined
  const send = () => {
    setTried(true)
    if (!terms || short) return
    cancel.mutate({
      query: { storageRequestID: storage.storageRequestID },
      body: { reason: reason.trim(), version: storage.version, ...(paid && { refund: terms.refund }) },
    })
  }
  return (
    <Dialog
      role="alertdialog"
      title={t(words.title)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.keep)}</Button>
          {forSupport ? (
            <LinkButton variant="primary" href={`/${lang}/help/contact`}>
              {t(words.support)}
            </LinkButton>
          ) : (
            <Button
              variant="danger"
              isPending={cancel.isPending}
              pendingLabel={t(words.cancelling)}
              disabledReason={terms ? refused : '…'}
              onPress={send}
            >
              {t(words.cancel)}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p className="dense muted">
          <Ref value={storage.shipmentReferenceNumber} />
        </p>
        {terms && <p>{t(forSupport ? words.supportBody : paid ? words.paidBody : words.unpaidBody)}</p>}
        {cancel.error && !cancel.error.fieldSentences['reason'] && (
          <Banner tone="error" live title={cancel.error.sentence} />
        )}
        {error && (
          <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
            {error.sentence}
          </ErrorState>
        )}
        {terms ? <CancelTerms terms={terms} /> : !error && <Skeleton block="180px" />}
        {!forSupport && (
          <TextInput
            label={t(words.why)}
            hint={t(words.whyHint)}
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={said}
          />
        )}
      </div>
    </Dialog>
  )
}

export type CancelDialogProps = { storage: StorageDetail; staff?: boolean; onClose: () => void }

/** The rule of each stage; with a payment, what is kept of it and what goes back. */
function CancelTerms({ terms }: { terms: Terms }) {
  const t = useT()
  const paid = !isNothing(terms.paid)
  const rules = terms.stages
    .filter(({ stage }) => !paid || stage !== 'unpaid')
    .map(({ stage, percent }) => {
      const name = t(cancelStageText[stage])
      const holds = stage === terms.stage
      const share = t(words.share, { percent: `\u2066${percent}%\u2069` })
      return {
        id: stage,
        label: holds ? t(words.now, { stage: name }) : name,
        detail: percent === 0 ? t(words.noFee) : share,
        amount: null,
        holds,
      }
    })
  return (
    <>
      <RuleList title={t(words.rules)} rules={rules} />
      {paid && (
        <Facts
          across
          facts={[
            [t(words.paid), <Money key="p" value={terms.paid} />],
            [t(words.kept), <Money key="k" value={terms.fee} />],
            [t(words.back), <Money key="b" value={terms.refund} strong />],
          ]}
        />
      )}
    </>
  )
}
