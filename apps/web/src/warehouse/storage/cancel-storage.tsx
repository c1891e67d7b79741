// Cancelling: the rule with what it keeps and gives back now, then the reason. A paid one is for staff to cancel.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { CancelFault } from '@marsa/model/requests/cancel-fields.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { cancelStorage, type viewStorageCancelTerms } from '@marsa/model/warehouse/request-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useFilledProblems } from '../../kit/setting-params.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { RuleList } from '../../ui/lists/rule-list.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { storageCancelQuery, storageReads } from '../queries.ts'
import { storageCancelText as words } from '../storage-text.ts'

type Terms = AnswerOf<typeof viewStorageCancelTerms>

export function CancelStorage({ storage, staff, onClose }: CancelProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(warehouseProblems)
  const { storageRequestID, version, goods } = storage
  const query = useQuery(storageCancelQuery(storageRequestID))
  const { data: terms } = query
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<CancelFault>('customer')
  const [isTried, setTried] = useState(false)
  const paid = goods !== null
  const command = useCommand(cancelStorage, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.cancelled), tone: 'success' })
    },
  })
  const forSupport = paid && !staff
  const refund = (fault === 'agent' ? terms?.refundOfAgentFault : terms?.refund) ?? undefined
  // A customer of a paid request is told so above; every other refusal is said in its own words.
  const refusal = forSupport ? null : terms?.refusal
  const missing = isTried && reason.trim().length < 3
  const serverError = command.error?.fieldSentences['reason']
  const send = () => {
    setTried(true)
    if (!terms || reason.trim().length < 3) return
    command.mutate({
      query: { storageRequestID },
      body: { reason, version, ...(paid && { fault, refund }) },
    })
  }
  return (
    <CommandDialog
      role="alertdialog"
      title={t(paid ? words.paidTitle : words.title)}
      onClose={onClose}
      back={t(words.keep)}
      send={t(paid ? words.cancelStorage : words.cancel)}
      tone="danger"
      pendingLabel={t(words.cancelling)}
      disabledReason={refusal ? sentence(problems, lang, refusal) : terms ? undefined : '…'}
      instead={
        forSupport ? (
          <LinkButton variant="primary" href={`/${lang}/help/contact`}>
            {t(words.contact)}
          </LinkButton>
        ) : undefined
      }
      command={command}
      beside={['reason']}
      onSend={send}
    >
      <p>
        {terms && paid && terms.stage === null
          ? sentence(problems, lang, 'warehouse.cancel-stored')
          : t(forSupport ? words.supportBody : paid ? words.staffBody : words.body)}
      </p>
      <Loaded query={query} skeleton={<Skeleton block="180px" />}>
        {(terms) => <CancelRule terms={terms} refund={refund} />}
      </Loaded>
      {staff && terms && paid && terms.stage !== null && (
        <RadioCards
          label={t(words.fault)}
          value={fault}
          onChange={(id) => setFault(id as CancelFault)}
          choices={[
            { id: 'customer', label: t(words.faultCustomer) },
            { id: 'agent', label: t(words.faultAgent) },
          ]}
        />
      )}
      {!forSupport && (
        <TextInput
          label={t(words.why)}
          hint={staff ? undefined : t(words.whyHint)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          dir="auto"
          error={serverError ?? (missing ? sentence(problems, lang, 'warehouse.reason-required') : undefined)}
        />
      )}
    </CommandDialog>
  )
}

/** All stages with what each gives back, the one that holds marked; once money was paid, what it comes to. */
function CancelRule({ terms, refund }: { terms: Terms; refund: string | undefined }) {
  const t = useT()
  return (
    <>
      <RuleList
        title={t(words.rules)}
        rules={terms.rules.map(({ stage, percent, refund: back }) => ({
          id: stage,
          label: `${t(words[stage])}${stage === terms.stage ? ` (${t(words.now)})` : ''}`,
          detail: percent === 0 ? t(words.noFee) : t(words.kept, { percent }),
          amount: back,
          holds: stage === terms.stage,
        }))}
      />
      {terms.paid !== null && refund !== undefined && terms.stage !== null && (
        <Facts
          across
          facts={[
            [t(words.paid), <Money key="p" value={terms.paid} />],
            [<b key="r">{t(words.refund)}</b>, <Money key="m" value={refund} strong />],
          ]}
        />
      )}
    </>
  )
}

export type CancelProps = { storage: StorageDetail; staff?: boolean; onClose: () => void }
