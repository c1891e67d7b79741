// Takes a credit back: first the parcel is found, then its waybill is typed once more.
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  reverseCredit,
  viewCodCredit,
  viewDeposits,
  type CodCredit,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositProblems } from '@marsa/model/express/cash-on-delivery/deposit-problems.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Segments } from '../../ui/fields/segments.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, depositWords as words } from './cash-words.ts'

const problems = () => Promise.resolve(depositProblems)

export function ReverseDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [typed, setTyped] = useState('')
  const [goesTo, setGoesTo] = useState<'merchant' | 'house'>('merchant')
  const [rightWaybill, setRight] = useState('')
  const [reason, setReason] = useState('')
  const waybill = readWaybill(typed)
  const query = useQuery({
    ...ask(viewCodCredit, { waybill: waybill ?? '' }),
    enabled: waybill !== undefined,
  })
  const credit = waybill === undefined ? undefined : query.data
  const reverse = useCommand(reverseCredit, {
    refreshes: [viewDeposits],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.reversed), tone: 'success' })
    },
  })
  const said = reverse.error?.fieldSentences
  const send = () => {
    if (!credit) return
    const right = goesTo === 'merchant' ? rightWaybill : null
    reverse.mutate({ body: { waybill: credit.waybill, rightWaybill: right, reason: reason.trim() } })
  }
  return (
    <CommandDialog
      title={t(words.reverse)}
      onClose={onClose}
      {...(credit && {
        send: t(words.reverseSend, { amount: money(credit.amount, 'AED', lang) }),
        phrase: credit.waybill,
      })}
      refusal={credit?.refusal}
      problems={problems}
      command={reverse}
      beside={['rightWaybill', 'reason']}
      onSend={send}
    >
      <p className="muted">{t(words.reverseBody)}</p>
      <TextInput label={t(words.waybill)} type="search" dir="ltr" value={typed} onChange={setTyped} />
      {waybill !== undefined && (
        <Loaded
          query={query}
          skeleton={<Skeleton lines={3} />}
          missing={<Banner tone="attention">{t(depositProblems['deposits.cash-none'])}</Banner>}
        >
          {(found) => <Found credit={found} />}
        </Loaded>
      )}
      {credit && credit.refusal === null && (
        <>
          <Segments
            label={t(words.goesTo)}
            segments={[
              { id: 'merchant', label: t(words.toMerchant) },
              { id: 'house', label: t(words.toHouse) },
            ]}
            value={goesTo}
            onChange={(id) => setGoesTo(id as 'merchant' | 'house')}
          />
          {goesTo === 'merchant' && (
            <TextInput
              label={t(words.rightWaybill)}
              dir="ltr"
              value={rightWaybill}
              error={said?.['rightWaybill']}
              onChange={setRight}
            />
          )}
          <TextArea
            label={t(cashWords.reason)}
            limit={500}
            value={reason}
            error={said?.['reason']}
            onChange={setReason}
          />
        </>
      )}
    </CommandDialog>
  )
}

function Found({ credit }: { credit: CodCredit }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Facts
      across
      facts={[
        [t(words.waybill), <Ref key="w" value={credit.waybill} />],
        [t(words.merchant), <bdi key="m">{credit.merchant[lang]}</bdi>],
        [t(words.recipient), <bdi key="r">{credit.recipient}</bdi>],
        [t(words.amount), <Money key="a" value={credit.amount} strong />],
        ...(credit.creditedAt
          ? [[t(words.credited), <When key="c" value={credit.creditedAt} />] as [string, ReactNode]]
          : []),
      ]}
    />
  )
}
