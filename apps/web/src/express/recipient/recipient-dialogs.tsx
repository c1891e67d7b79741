// What is asked on the page of a recipient before it is sent, each time with the last digits of the number.
import { Suspense, useState } from 'react'
import {
  objectToDelivery,
  takeBackWish,
  wishForParcel,
  type Wished,
} from '@marsa/model/express/recipient/recipient-endpoints.ts'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'
import { readPin } from '@marsa/model/kit/pin.ts'
import { AddressPin } from '../../accounts/address-book/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { Asking, ObjectDialogProps, WishDialogProps } from './asking.ts'
import { recipientText as words } from './recipient-text.ts'

type DigitsProps = { value: string; error: string | undefined; onChange: (digits: string) => void }

function DigitsField({ value, error, onChange }: DigitsProps) {
  const t = useT()
  return (
    <TextInput
      label={t(words.digits)}
      hint={t(words.digitsHint)}
      value={value}
      error={error}
      dir="ltr"
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      onChange={onChange}
    />
  )
}

const titles = {
  day: words.otherDay,
  someone: words.neighbour,
  pin: words.pin,
  REFUSED: words.refuse,
  CASH_READY: words.cashReady,
  back: words.takeBack,
} as const

const titleOf = (asking: Asking) => titles[asking.of === 'plain' ? asking.kind : asking.of]

export function WishDialog({ parcel, token, asking, digits, onDigits, onDone, onClose }: WishDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const [day, setDay] = useState(parcel.days[0] ?? '')
  const [who, setWho] = useState<'GUARD' | 'NEIGHBOUR'>('GUARD')
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const done = (next: RecipientParcel) => {
    onDone(next)
    onClose()
    void toast({ title: t(words.done), tone: 'success' })
  }
  const wish = useCommand(wishForParcel, { quiet: true, onDone: done })
  const back = useCommand(takeBackWish, { quiet: true, onDone: done })
  const command = asking.of === 'back' ? back : wish
  const faults = command.error?.fieldSentences ?? {}
  const wished = (): Wished => {
    if (asking.of === 'day') return { kind: 'OTHER_DAY', day }
    if (asking.of === 'pin') return { kind: 'PIN', pin: readPin(pin) ?? { latitude: 0, longitude: 0 } }
    if (asking.of === 'plain') return { kind: asking.kind }
    return who === 'GUARD' ? { kind: 'GUARD' } : { kind: 'NEIGHBOUR', words: name }
  }
  const send = () =>
    asking.of === 'back'
      ? back.mutate({ body: { token, digits, kind: asking.kind } })
      : wish.mutate({ body: { token, digits, wish: wished() } })
  const isRefusing = asking.of === 'plain' && asking.kind === 'REFUSED'
  return (
    <CommandDialog
      title={t(titleOf(asking))}
      tone={isRefusing ? 'danger' : 'primary'}
      back={t(words.back)}
      send={t(isRefusing ? words.refuse : words.send)}
      command={command}
      beside={['digits', 'wish.words', 'wish.pin']}
      onSend={send}
      onClose={onClose}
    >
      {isRefusing && <p>{t(words.refuseBody)}</p>}
      {asking.of === 'day' && (
        <RadioCards
          label={t(words.day)}
          hint={t(words.otherDayBody)}
          value={day}
          choices={parcel.days.map((each) => ({ id: each, label: date(each, lang) }))}
          onChange={setDay}
        />
      )}
      {asking.of === 'someone' && (
        <>
          <RadioCards
            label={t(words.who)}
            value={who}
            choices={[
              { id: 'GUARD', label: t(words.guard) },
              { id: 'NEIGHBOUR', label: t(words.someone) },
            ]}
            onChange={(next) => setWho(next as typeof who)}
          />
          {who === 'NEIGHBOUR' && (
            <TextInput
              label={t(words.nameAndDoor)}
              hint={t(words.nameAndDoorHint)}
              value={name}
              maxLength={80}
              dir="auto"
              error={faults['wish.words']}
              onChange={setName}
            />
          )}
        </>
      )}
      {asking.of === 'pin' && (
        <>
          <p>{t(words.pinBody)}</p>
          <Suspense fallback={<Skeleton block="300px" />}>
            <AddressPin
              value={pin}
              emirate={null}
              optional={false}
              error={faults['wish.pin']}
              onChange={setPin}
              onLeave={() => undefined}
            />
          </Suspense>
        </>
      )}
      <DigitsField value={digits} error={faults['digits']} onChange={onDigits} />
    </CommandDialog>
  )
}

export function ObjectDialog({ token, kind, digits, onDigits, onDone, onClose }: ObjectDialogProps) {
  const t = useT()
  const [amount, setAmount] = useState('')
  const [said, setSaid] = useState('')
  const command = useCommand(objectToDelivery, {
    quiet: true,
    onDone: (next) => {
      onDone(next)
      onClose()
      void toast({ title: t(words.done), tone: 'success' })
    },
  })
  const faults = command.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(kind === 'PAID_OTHER' ? words.paidOther : words.notReceived)}
      back={t(words.back)}
      send={t(words.send)}
      command={command}
      beside={['digits', 'amount', 'words']}
      onSend={() =>
        command.mutate({
          body: { token, digits, kind, words: said, ...(kind === 'PAID_OTHER' && { amount }) },
        })
      }
      onClose={onClose}
    >
      {kind === 'PAID_OTHER' && (
        <MoneyInput label={t(words.paid)} value={amount} error={faults['amount']} onChange={setAmount} />
      )}
      <TextArea
        label={t(words.words)}
        optional
        value={said}
        limit={500}
        rows={3}
        dir="auto"
        error={faults['words']}
        onChange={setSaid}
      />
      <DigitsField value={digits} error={faults['digits']} onChange={onDigits} />
    </CommandDialog>
  )
}
