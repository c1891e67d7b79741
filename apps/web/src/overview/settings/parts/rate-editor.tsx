// The dialog in which the rates of a day are entered.
import { useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { rateCurrencies, saveExchangeRates } from '@marsa/model/reference/exchange.ts'
import { CommandDialog } from '../../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { DateInput } from '../../../ui/fields/date-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { rateReads } from '../queries.ts'
import { rateText as words } from '../text.ts'

export function RateEditor({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [day, setDay] = useState(dayOf(new Date()))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const save = useCommand(saveExchangeRates, {
    quiet: true,
    refreshes: rateReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' as const })
    },
  })
  const filled = rateCurrencies.filter((currency) => typed[currency]?.trim())
  const sentences = save.error?.fieldSentences ?? {}
  const sentenceOf = (name: 'rate' | 'day', currency?: string): string | undefined =>
    filled
      .flatMap((each, at) =>
        currency === undefined || each === currency ? [sentences[`rates.${at}.${name}`]] : [],
      )
      .find((sentence) => sentence !== undefined)
  return (
    <CommandDialog
      title={t(words.enter)}
      send={t(words.save)}
      command={save}
      beside={Object.keys(sentences)}
      disabledReason={filled.length === 0 ? t(words.empty) : undefined}
      onClose={onClose}
      onSend={() =>
        save.mutate({
          body: { rates: filled.map((currency) => ({ currency, day, rate: numberText(typed[currency]!) })) },
        })
      }
    >
      <p>{t(words.body)}</p>
      <DateInput
        label={t(words.day)}
        value={day}
        error={sentenceOf('day')}
        onChange={(value) => setDay(value ?? '')}
      />
      {rateCurrencies.map((currency) => (
        <TextInput
          key={currency}
          label={t(words.one, { currency })}
          value={typed[currency] ?? ''}
          unit="AED"
          inputMode="decimal"
          dir="ltr"
          numeric
          autoComplete="off"
          error={sentenceOf('rate', currency)}
          onChange={(value) => setTyped({ ...typed, [currency]: value })}
        />
      ))}
    </CommandDialog>
  )
}
