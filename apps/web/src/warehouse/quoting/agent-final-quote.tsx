// The final quotation of the warehouse: what stands now, the longer time that is asked for, and the form when it is opened.
import { useState } from 'react'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { Basis } from '@marsa/model/requests/unit-price.ts'
import type { OwnQuotation } from '@marsa/model/requests/views.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageChargeCodes } from '@marsa/model/warehouse/charges.ts'
import { volumeDiffers } from '@marsa/model/warehouse/goods-machine.ts'
import {
  chargedCbm,
  chargedDays,
  proposedFinal,
  storagePricing,
  storageSpan,
  type StorageSpan,
} from '@marsa/model/warehouse/storage-pricing.ts'
import { isPaid } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { FinalQuoteCard, PostFinalQuote } from '../../requests/door.tsx'
import { storageLine } from '../web-line.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { storageFinalCalls } from './agent-queries.ts'
import { agentJobText as words, agentRequestText } from './agent-text.ts'
import { isBrought } from '../releases/brought.ts'

const named = storageChargeCodes.filter((code) => code !== 'other')

/** Goods that take another space than was booked, and no final quotation since: all is paid, yet they may not leave. */
export const isOwed = ({ measuredCBM, form, quotation, status, steps }: StorageDetail): boolean =>
  measuredCBM !== null &&
  volumeDiffers(form.cbm, measuredCBM) &&
  (quotation?.isFinal !== true ||
    (isPaid(status) && steps.some(({ refusal }) => refusal === 'warehouse.balance-open')))

/** What the customer is asked for; the usual words speak of a delivery. */
export const asksOf = ({ money, form }: Pick<StorageDetail, 'money' | 'form'>): TextRow | undefined => {
  if (money?.paymentType === 'credit') return words.creditTakes
  return isBrought({ form }) ? undefined : words.paidBeforeCollecting
}

type FinalProps = { storage: StorageDetail; own: OwnQuotation | null }

export function StorageFinalQuote({ storage, own }: FinalProps) {
  const t = useT()
  const { lang } = useLang()
  const { extension } = storage
  return (
    <FinalQuoteCard
      line={storageLine}
      view={storage}
      notes={
        <>
          {isOwed(storage) && (
            <Banner tone="attention">
              {t(words.spaceDiffers, {
                measured: volume(storage.measuredCBM ?? 0, lang),
                booked: volume(storage.form.cbm, lang),
              })}
            </Banner>
          )}
          {extension && <Longer extension={extension} />}
          <Proposed storage={storage} own={own} />
        </>
      }
    >
      {(close) => <Posting key={own?.QuotationId} storage={storage} own={own} onClose={close} />}
    </FinalQuoteCard>
  )
}

/** What the agreed rates come to for the space and the days as they are now, before anything is posted. */
function Proposed({ storage, own }: FinalProps) {
  const t = useT()
  const { lang } = useLang()
  const { extension, quotation, measuredCBM, finalQuoteRefusal } = storage
  if (finalQuoteRefusal !== null || measuredCBM === null || !own || !quotation) return null
  const asked = extension && (extension.offeredUntil ?? extension.until)
  const span = { ...storageSpan(storage), ...(asked && { endDate: asked }) }
  const fils = proposedFinal(own.charges, span, dayOf(new Date()))
  if (fils === undefined) return null
  return (
    <Banner title={t(words.proposed, { amount: money(toWire(fils), 'AED', lang) })}>
      {t(words.proposedBody, {
        space: volume(chargedCbm(span), lang),
        count: chargedDays(span),
        before: money(quotation.totalEstimate, 'AED', lang),
      })}
    </Banner>
  )
}

type Extension = NonNullable<StorageDetail['extension']>

function Longer({ extension: { until, offeredUntil } }: { extension: Extension }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Banner tone={offeredUntil ? 'info' : 'attention'} title={t(words.longer, { day: date(until, lang) })}>
      {offeredUntil ? t(words.longerOffered, { day: date(offeredUntil, lang) }) : t(words.longerBody)}
    </Banner>
  )
}

/** Why a charge comes to something else than it did: the space that was measured, the days that are stored. */
const countedAnew = (
  span: StorageSpan,
  { form, endDate }: StorageDetail,
  basis: Basis,
  lang: Lang,
): string | undefined => {
  const cbm = chargedCbm(span)
  const reasons = [
    ...(cbm === form.cbm
      ? []
      : [say(lang, words.spaceReason, { measured: volume(cbm, lang), booked: volume(form.cbm, lang) })]),
    ...(basis === 'cbm-day' && span.endDate > endDate
      ? [say(lang, words.daysReason, { day: date(span.endDate, lang) })]
      : []),
  ]
  return reasons.length > 0 ? reasons.join('; ') : undefined
}

function Posting({ storage, own, onClose }: FinalProps & { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { extension } = storage
  const [endDate, setEndDate] = useState(extension && (extension.offeredUntil ?? extension.until))
  const today = dayOf(new Date())
  const span = { ...storageSpan(storage), ...(endDate && { endDate }) }
  return (
    <PostFinalQuote
      view={storage}
      own={own}
      calls={storageFinalCalls(storage, endDate ?? undefined)}
      vat={agentRequestText.vat}
      more={named}
      pricing={storagePricing(span, today)}
      reasonFor={({ basis }) => (basis === 'shipment' ? undefined : countedAnew(span, storage, basis, lang))}
      asks={asksOf(storage)}
      lacks={extension && !endDate ? t(words.newEndMissing) : undefined}
      onClose={onClose}
    >
      {extension && (
        <div className="card-b q-pair">
          <DateInput
            label={t(words.newEnd)}
            hint={t(words.newEndHint, { day: date(extension.until, lang) })}
            min={addDays(storage.endDate, 1)}
            value={endDate}
            onChange={setEndDate}
          />
        </div>
      )}
    </PostFinalQuote>
  )
}
