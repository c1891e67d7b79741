// Cancelling: the rule with what it keeps and gives back now, then the reason. A paid request is for staff to cancel.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CancelFault } from '@marsa/model/requests/cancel-fields.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import { useProblems } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { RuleList } from '../../ui/lists/rule-list.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import type { UsualView } from './spec.ts'
import { usualCancelText as words } from './text.ts'
import type { UsualWebLine } from './web-line.tsx'

type CancelProps = { line: UsualWebLine; view: UsualView; staff: boolean; onClose: () => void }

export function CancelDialog({ line, view, staff, onClose }: CancelProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(line.problems)
  const { id, number, version } = view
  const query = useQuery(line.queries.cancelTerms(id))
  const { data: terms } = query
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<CancelFault>('customer')
  const [isTried, setTried] = useState(false)
  const paid = view.money !== null
  const forSupport = paid && !staff
  const command = useCommand(line.spec.calls.cancel, {
    refreshes: line.reads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.cancelled), tone: 'success' })
    },
  })
  const refund = (fault === 'agent' ? terms?.refundOfAgentFault : terms?.refund) ?? undefined
  // A customer of a paid request is told so above; every other refusal is said in its own words.
  const refusal = forSupport ? null : terms?.refusal
  const missing = isTried && reason.trim().length < 3
  const send = () => {
    setTried(true)
    if (terms && reason.trim().length >= 3)
      command.mutate({ query: { id }, body: { reason, version, ...(paid && { fault, refund }) } })
  }
  return (
    <CommandDialog
      role="alertdialog"
      title={t(words.title, { number })}
      onClose={onClose}
      back={t(words.keep)}
      send={t(words.cancel)}
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
      <p>{t(forSupport ? words.supportBody : paid ? words.staffBody : words.body)}</p>
      <Loaded query={query} skeleton={<Skeleton block="180px" />}>
        {({ rules, stage, paid: sum }) => (
          <>
            <RuleList
              title={t(words.rules)}
              rules={rules.map((rule) => {
                const name = line.spec.stages[rule.stage]
                const label = name ? t(name) : rule.stage
                return {
                  id: rule.stage,
                  label: rule.stage === stage ? `${label} (${t(words.now)})` : label,
                  detail: rule.percent === 0 ? t(words.noFee) : t(words.kept, { percent: rule.percent }),
                  amount: rule.refund,
                  holds: rule.stage === stage,
                }
              })}
            />
            {sum !== null && refund !== undefined && stage !== null && (
              <Facts
                across
                facts={[
                  [t(words.paid), <Money key="p" value={sum} />],
                  [<b key="r">{t(words.refund)}</b>, <Money key="m" value={refund} strong />],
                ]}
              />
            )}
          </>
        )}
      </Loaded>
      {staff && paid && (
        <RadioCards
          label={t(words.fault)}
          value={fault}
          onChange={(chosen) => setFault(chosen as CancelFault)}
          choices={[
            { id: 'customer', label: t(words.faultCustomer) },
            { id: 'agent', label: t(words.faultAgent) },
          ]}
        />
      )}
      {!forSupport && (
        <TextInput
          label={t(words.why)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          dir="auto"
          error={
            command.error?.fieldSentences['reason'] ??
            (missing ? sentence(problems, lang, usualCode(line.line, 'reason-required')) : undefined)
          }
        />
      )}
    </CommandDialog>
  )
}
