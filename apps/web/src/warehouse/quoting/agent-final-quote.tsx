// The final quotation of the warehouse: what stands now, the longer time that is asked for, and the form when it is opened.
import { useState } from 'react'
import { addDays } from '@marsa/model/kit/day.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { OwnQuotation } from '@marsa/model/requests/views.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageChargeCodes } from '@marsa/model/warehouse/charges.ts'
import { volumeDiffers } from '@marsa/model/warehouse/goods-machine.ts'
import { isPaid } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, volume } from '../../kit/format.ts'
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
        </>
      }
    >
      {(close) => <Posting key={own?.QuotationId} storage={storage} own={own} onClose={close} />}
    </FinalQuoteCard>
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

function Posting({ storage, own, onClose }: FinalProps & { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { extension } = storage
  const [endDate, setEndDate] = useState(extension && (extension.offeredUntil ?? extension.until))
  return (
    <PostFinalQuote
      view={storage}
      own={own}
      calls={storageFinalCalls(storage, endDate ?? undefined)}
      vat={agentRequestText.vat}
      more={named}
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
