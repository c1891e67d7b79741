// Limit and terms of a company: approving what it asks for, or changing what it has.
import { useState } from 'react'
import {
  changeCreditLimit,
  decideCredit,
  type CreditFile,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import {
  limitFilsOf,
  termsChoices,
  usualTerms,
  type TermsDays,
} from '@marsa/model/finance/credit/credit-terms.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { creditReads } from './credit-reads.ts'
import { creditDeskText as words, creditText } from './credit-text.ts'

type TermsDialogProps = { file: CreditFile; of: 'application' | 'account'; onClose: () => void }

const useSending = ({ file, of, onClose }: TermsDialogProps) => {
  const t = useT()
  const options = {
    refreshes: creditReads,
    quiet: true,
    onDone: ({ isMade }: { isMade: boolean }) => {
      onClose()
      void toast({ title: t(isMade ? words.made : words.proposed), tone: 'success' })
    },
  }
  const decide = useCommand(decideCredit, options)
  const change = useCommand(changeCreditLimit, options)
  const send = (limit: string, terms: TermsDays, reason: string) => {
    if (of === 'application')
      decide.mutate({
        query: { id: file.application!.applicationId },
        body: { outcome: 'approve', limit, terms, reason },
      })
    else
      change.mutate({
        query: { companyId: file.company.companyId },
        body: { limit, terms, reason, version: file.account!.version },
      })
  }
  return { command: of === 'application' ? decide : change, send }
}

export function TermsDialog(props: TermsDialogProps) {
  const { file, of, onClose } = props
  const t = useT()
  const { lang } = useLang()
  const { account, application } = file
  const wish = of === 'application' ? application : null
  const [limit, setLimit] = useState(wish?.requestedLimit ?? account?.limit ?? '')
  const [terms, setTerms] = useState(String(wish?.requestedTerms ?? account?.termsDays ?? usualTerms))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { command, send } = useSending(props)
  const fils = limitFilsOf(limit)
  const faults = {
    limit: fils === undefined ? t(creditProblems['credit.limit-invalid']) : undefined,
    reason: reason.trim().length < 3 ? t(creditProblems['credit.reason']) : undefined,
  }
  const said = (field: 'limit' | 'reason'): string | undefined =>
    (isTried ? faults[field] : undefined) ?? command.error?.fieldSentences[field]
  const held = account && account.state !== 'CLOSED' ? parseMoney(account.limit) : 0n
  const needsSecond = fils !== undefined && fils > parseMoney(file.aloneUpTo) && fils > held
  return (
    <CommandDialog
      title={t(of === 'application' ? words.approveTitle : words.changeTitle, {
        name: file.company.name[lang],
      })}
      send={t(of === 'application' ? words.approve : words.change)}
      command={command}
      beside={['limit', 'terms', 'reason']}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (!faults.limit && !faults.reason) send(limit, Number(terms) as TermsDays, reason.trim())
      }}
    >
      <MoneyInput
        label={t(words.limit)}
        hint={
          needsSecond
            ? t(words.needsSecond, { amount: money(file.aloneUpTo, 'AED', lang) })
            : t(creditText.limitHint)
        }
        value={limit}
        onChange={setLimit}
        error={said('limit')}
      />
      <Select
        label={t(creditText.terms)}
        options={termsChoices.map((count) => ({ id: String(count), label: t(creditText.days, { count }) }))}
        value={terms}
        onChange={setTerms}
        error={command.error?.fieldSentences['terms']}
      />
      <TextArea
        label={t(words.reason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={said('reason')}
      />
    </CommandDialog>
  )
}
