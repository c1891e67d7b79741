// The form of a rate card: lane and validity, charges, what the offer says, remarks and terms.
import { useState } from 'react'
import { addRateCard, changeRateCard, type RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { cardCharges, cardPricing, type RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { requestViewText } from '@marsa/model/freight/screen-text.ts'
import type { Exchange } from '@marsa/model/reference/exchange.ts'
import { listed } from '@marsa/model/requests/explain.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import {
  ChargeEditor,
  isBlank,
  lineSentences,
  nameOfLine,
  problemOf,
  QuoteOfferCard,
  toInputs,
  withCarriage,
  type OwnFieldsProps,
} from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Card } from '../../ui/values/card.tsx'
import { CardLane } from './card-lane.tsx'
import { cardReads } from './card-queries.ts'
import {
  cardContent,
  cardValues,
  inCurrency,
  offerOf,
  repriced,
  type CardHead,
  type CardValues,
} from './card-values.ts'

const none: Record<string, string> = {}

/** What is typed; a change takes away what the server said of the last attempt. */
const useCardEntry = (card: RateCardContent | undefined, exchange: Exchange) => {
  const settings = useSettings()
  const [entry, setEntry] = useState(() => cardValues(card, { exchange, settings, now: Date.now() }))
  const [serverErrors, setServerErrors] = useState(none)
  const [dirty, setDirty] = useState(false)
  const change = (next: (before: CardValues) => CardValues) => {
    setEntry(next)
    setDirty(true)
    setServerErrors(none)
  }
  /** Prices in the usual currency stand on the carriage; another loading or other boxes count them otherwise. */
  const changeHead = (changed: Partial<CardHead>) =>
    change((before) => {
      const head = { ...before.head, ...changed }
      const again = 'containerMode' in changed || 'boxes' in changed
      const lines = again ? repriced(head, before.lines, exchange) : before.lines
      return { ...before, head, lines: inCurrency(head, lines) }
    })
  return { entry, serverErrors, setServerErrors, dirty, setDirty, change, changeHead }
}

/** What keeps it from being saved, each as the end of a sentence. */
const useLeft = ({ head, lines }: CardValues): string[] => {
  const t = useT()
  const settings = useSettings()
  const wrong = lines.filter((line) => problemOf(line, settings))
  return [
    ...(head.name.trim() === '' ? [t(words.leftName)] : []),
    ...(head.origin && head.destination ? [] : [t(words.leftLane)]),
    ...(lines.every(isBlank) ? [t(words.leftCharges)] : []),
    ...wrong.map((line) => t(quoteFormText.leftCharge, { charge: nameOfLine(line, t) })),
  ]
}

type FormProps = { card: RateCardContent | undefined; kept: RateCard | undefined; exchange: Exchange }

export function CardForm({ card, kept, exchange }: FormProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { entry, serverErrors, setServerErrors, dirty, setDirty, change, changeHead } = useCardEntry(
    card,
    exchange,
  )
  const { head, lines, values } = entry
  const onDone = (saved: RateCard) => {
    setDirty(false)
    const isNext = kept !== undefined && saved.revision > kept.revision
    void toast({
      title: isNext ? t(words.savedNext, { revision: saved.revision }) : t(words.saved),
      tone: 'success',
    })
    void navigate({ href: `/${lang}/freight/cards` })
  }
  const shared = { refreshes: cardReads, quiet: true as const, onDone }
  const add = useCommand(addRateCard, shared)
  const renew = useCommand(changeRateCard, shared)
  const save = kept ? renew : add
  const send = () => {
    const body = cardContent(entry)
    const { keys } = toInputs(lines)
    const onError = ({ fieldSentences }: { fieldSentences: Record<string, string> }) =>
      setServerErrors({ ...fieldSentences, ...lineSentences(fieldSentences, keys) })
    if (kept)
      renew.mutate({ query: { id: kept.cardId }, body: { ...body, version: kept.version } }, { onError })
    else add.mutate({ body }, { onError })
  }
  const left = useLeft(entry)
  const hasEnded = kept?.state === 'ended' && kept.validTo >= exchange.today
  const pricing = cardPricing(head, exchange)
  const setValues = (changed: Partial<typeof values>) =>
    change((before) => ({ ...before, values: { ...before.values, ...changed } }))
  return (
    <div className="stack g6">
      <UnsavedGuard when={dirty && !save.isPending} note={t(words.leave)} />
      <Card title={t(words.laneCard)}>
        <CardLane head={head} change={changeHead} errors={serverErrors} />
      </Card>
      <Card flush title={t(words.charges)} aside={<span className="cap muted">{t(words.chargesNote)}</span>}>
        <ChargeEditor
          lines={lines}
          onChange={(update) =>
            change((before) => ({ ...before, lines: withCarriage(update(before.lines)) }))
          }
          serverErrors={serverErrors}
          more={cardCharges(head).more}
          pricing={pricing}
        />
      </Card>
      <QuoteOfferCard
        asked={offerOf(head)}
        values={values}
        onChange={setValues}
        serverErrors={serverErrors}
        now={Date.now}
        Own={CardDays}
      />
      <Card title={t(quoteFormText.terms)}>
        <div className="stack g5">
          <TextArea
            label={t(quoteFormText.remarks)}
            optional
            limit={1000}
            value={values.remarks}
            onChange={(remarks) => setValues({ remarks })}
          />
          <TextArea
            label={t(quoteFormText.terms)}
            optional
            limit={2000}
            value={values.terms}
            onChange={(terms) => setValues({ terms })}
          />
          <Checkbox value={head.isPublic} onChange={(isPublic) => changeHead({ isPublic })}>
            {t(words.isPublic)}
          </Checkbox>
        </div>
      </Card>
      <RefusalBanner
        refusal={save.error}
        beside={['name', 'origin', 'destination', 'validFrom', 'validTo', 'boxes']}
      />
      <div className="row g3 wrap">
        <Button
          variant="primary"
          changes
          isPending={save.isPending}
          pendingLabel={t(words.saving)}
          disabledReason={
            hasEnded
              ? t(words.hasEnded)
              : left.length > 0
                ? t(words.left, { list: listed(left, lang) })
                : undefined
          }
          onPress={send}
        >
          {t(words.save)}
        </Button>
        {kept && (
          <LinkButton href={`/${lang}/freight/cards/new?from=${kept.cardId}`}>
            {t(words.duplicate)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function CardDays({ values, onChange, serverErrors }: OwnFieldsProps) {
  const t = useT()
  const field = (name: 'transitDays' | 'freeDays', most: number) => ({
    label: `${t(name === 'transitDays' ? requestViewText.transit : requestViewText.freeDays)} (${t(requestViewText.daysUnit)})`,
    optional: true,
    min: 0,
    max: most,
    value: values[name],
    error: serverErrors[name],
    onChange: (days: number | null) => onChange({ [name]: days }),
  })
  return (
    <>
      <NumberInput {...field('transitDays', 200)} />
      <NumberInput {...field('freeDays', 60)} />
    </>
  )
}
