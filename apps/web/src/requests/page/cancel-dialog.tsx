// Cancelling: the rule with what it keeps and gives back now, then the reason. A paid one is for staff to cancel, unless its line lets others.
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { cancelText } from '@marsa/model/requests/cancel-text.ts'
import { cancelReasons, type CancelReason } from '@marsa/model/requests/cancel-reasons.ts'
import type { CancelBody, CancelFault, CancelTerms } from '@marsa/model/requests/cancel-fields.ts'
import { useProblems } from '../../kit/action-button.tsx'
import type { Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { RuleList } from '../../ui/lists/rule-list.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import type { RequestView, WebLine } from '../web-line.ts'

/** What the line says of its own requests. */
export type CancelWords = Record<
  'paidTitle' | 'cancelPaid' | 'cancelledPaid' | 'supportBody' | 'staffBody' | 'whyHint' | 'faultAgent',
  TextRow
> & {
  /** To a customer who may cancel a booked one; where nobody but staff may, left out. */
  ownBody?: TextRow
  /** To an agent who may; nothing is kept then. */
  agentBody?: TextRow
  agentWhyHint?: TextRow
  /** May name values of settings. */
  stages: Readonly<Record<string, TextRow>>
  /** Code of what is said once nothing can be cancelled any more. */
  tooLate?: string
}

export type CancelReader = 'customer' | 'agent' | 'staff'

export type CancelProps<View extends RequestView> = {
  line: WebLine<View>
  view: View
  reader: CancelReader
  terms: UseQueryResult<CancelTerms, Refusal>
  call: Prepared<{ id: string; body: CancelBody }>
  words: CancelWords
  onClose: () => void
}

/** A customer chooses, and says any other reason in words. */
const reasonChoices = [...(Object.keys(cancelReasons) as CancelReason[]), 'other'] as const

const isGiven = (reason: string): boolean => reason.trim().length >= 3

export function CancelDialog<View extends RequestView>(props: CancelProps<View>) {
  const { line, view, reader, terms: query, words, onClose } = props
  const staff = reader === 'staff'
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(line.problems)
  const { data: terms } = query
  const [chosen, setChosen] = useState<CancelReason | 'other' | null>(reader === 'customer' ? null : 'other')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<CancelFault>('customer')
  const [isTried, setTried] = useState(false)
  const paid = terms ? terms.paid !== null : view.money !== null
  const command = usePrepared(props.call, {
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(paid ? words.cancelledPaid : cancelText.cancelled), tone: 'success' })
    },
  })
  const own = reader === 'agent' ? words.agentBody : words.ownBody
  const isOwn = paid && !staff && own !== undefined
  const isLate = words.tooLate !== undefined && paid && terms?.stage === null
  const forSupport = paid && !staff && (!isOwn || isLate)
  const asks = !forSupport && !isLate
  const isStaffs = paid && staff && terms?.stage !== null
  const refund = (fault === 'agent' ? terms?.refundOfAgentFault : terms?.refund) ?? undefined
  // A customer of a paid request is told so above; every other refusal is said in its own words.
  const refusal = forSupport ? null : terms?.refusal
  const said = (code: string) => (problems[code] ? sentence(problems, lang, code) : '…')
  const reason = chosen === null ? '' : chosen === 'other' ? typed : t(cancelReasons[chosen])
  const why = reader === 'customer' ? cancelText.inWords : cancelText.why
  const hint = staff ? undefined : t((reader === 'agent' && words.agentWhyHint) || words.whyHint)
  const wrong =
    command.error?.fieldSentences['reason'] ??
    (isTried && !isGiven(reason) ? said(`${line.line}.reason-required`) : undefined)
  const send = () => {
    setTried(true)
    if (!terms || !isGiven(reason)) return
    command.send({
      id: line.keyOf(view).id,
      body: { reason, version: terms.version, ...(paid && { refund, ...(staff && { fault }) }) },
    })
  }
  return (
    <CommandDialog
      role="alertdialog"
      title={t(paid ? words.paidTitle : cancelText.title)}
      onClose={onClose}
      back={t(cancelText.keep)}
      send={t(paid ? words.cancelPaid : cancelText.cancel)}
      tone="danger"
      pendingLabel={t(cancelText.cancelling)}
      disabledReason={refusal ? said(refusal) : terms ? undefined : '…'}
      instead={
        forSupport ? (
          <LinkButton variant="primary" href={`/${lang}/help/contact`}>
            {t(cancelText.contact)}
          </LinkButton>
        ) : undefined
      }
      command={command}
      beside={['reason']}
      onSend={send}
    >
      <p>
        {isLate
          ? said(words.tooLate!)
          : t(isOwn ? own : forSupport ? words.supportBody : paid ? words.staffBody : cancelText.body)}
      </p>
      {!isLate && reader !== 'agent' && (
        <Loaded query={query} skeleton={<Skeleton block="180px" />}>
          {(terms) => <Rule terms={terms} stages={words.stages} refund={refund} />}
        </Loaded>
      )}
      {isStaffs && (
        <RadioCards
          label={t(cancelText.fault)}
          value={fault}
          onChange={(id) => setFault(id as CancelFault)}
          choices={[
            { id: 'customer', label: t(cancelText.faultCustomer) },
            { id: 'agent', label: t(words.faultAgent) },
          ]}
        />
      )}
      {asks && reader === 'customer' && (
        <Select
          label={t(cancelText.why)}
          hint={hint}
          value={chosen}
          options={reasonChoices.map((id) => ({
            id,
            label: t(id === 'other' ? cancelText.other : cancelReasons[id]),
          }))}
          onChange={(id) => setChosen(id as (typeof reasonChoices)[number])}
          error={chosen === null && isTried ? t(cancelText.choose) : undefined}
        />
      )}
      {asks && chosen === 'other' && (
        <TextInput
          label={t(why)}
          hint={reader === 'customer' ? undefined : hint}
          value={typed}
          onChange={setTyped}
          maxLength={500}
          dir="auto"
          error={wrong}
        />
      )}
    </CommandDialog>
  )
}

type RuleProps = { terms: CancelTerms; stages: CancelWords['stages']; refund: string | undefined }

/** All stages with what each gives back, the one that holds marked; once money was paid, what it comes to. */
function Rule({ terms, stages, refund }: RuleProps) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettingParams()
  const onCredit = terms.paymentType === 'credit'
  const timed = (fee: string, until: string | null) =>
    until === null ? fee : t(cancelText.until, { fee, when: dayTime(until, lang) })
  const rules = terms.paid === null ? terms.rules : terms.rules.filter(({ stage }) => stage !== 'unpaid')
  return (
    <>
      <RuleList
        title={t(cancelText.rules)}
        rules={rules.map(({ stage, percent, refund: back, until }) => ({
          id: stage,
          label: `${t(stages[stage]!, settings)}${stage === terms.stage ? ` (${t(cancelText.now)})` : ''}`,
          detail: timed(percent === 0 ? t(cancelText.noFee) : t(cancelText.kept, { percent }), until),
          amount: back,
          holds: stage === terms.stage,
        }))}
      />
      {terms.paid !== null && refund !== undefined && terms.stage !== null && (
        <Facts
          across
          facts={[
            [t(onCredit ? cancelText.reserved : cancelText.paid), <Money key="p" value={terms.paid} />],
            [
              <b key="r">{t(onCredit ? cancelText.released : cancelText.refund)}</b>,
              <Money key="m" value={refund} strong />,
            ],
          ]}
        />
      )}
    </>
  )
}
