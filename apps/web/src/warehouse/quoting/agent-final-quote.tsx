// The final quotation of the warehouse: what stands now, the longer time that is asked for, and the form when it is opened.
import { useState } from 'react'
import { addDays } from '@marsa/model/kit/day.ts'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { finalQuoteText, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import type { OwnQuotation } from '@marsa/model/requests/views.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageChargeCodes } from '@marsa/model/warehouse/charges.ts'
import { volumeDiffers } from '@marsa/model/warehouse/goods-machine.ts'
import { isPaid } from '@marsa/model/warehouse/status.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { FinalQuoteForm } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { storageFinalCalls } from './agent-queries.ts'
import { agentJobText as words, agentRequestText } from './agent-text.ts'
import { isBrought } from '../releases/brought.ts'
import { loadStorageProblems } from '../problems.ts'

const named = storageChargeCodes.filter((code) => code !== 'other')

/** The down payment stays; half of the accepted total where none was made. */
const leastOf = ({ money }: StorageDetail, accepted: string): string =>
  money?.payments.find(({ part }) => part === 'down')?.amount ?? toWire(half(parseMoney(accepted)))

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

export function FinalQuoteCard({ storage, own }: FinalProps) {
  const t = useT()
  const { lang } = useLang()
  const [open, setOpen] = useState(false)
  const { money, extension, quotation } = storage
  const posted = quotation?.isFinal === true
  return (
    <Card
      flush={open}
      id="final"
      title={t(finalQuoteText.final)}
      aside={open && <span className="cap muted">{t(quoteFormText.chargesNote)}</span>}
    >
      {open ? (
        <Posting key={own?.QuotationId} storage={storage} own={own} onClose={() => setOpen(false)} />
      ) : (
        <div className="stack g4">
          {isOwed(storage) && (
            <Banner tone="attention">
              {t(words.spaceDiffers, {
                measured: volume(storage.measuredCBM ?? 0, lang),
                booked: volume(storage.form.cbm, lang),
              })}
            </Banner>
          )}
          {extension && <Longer extension={extension} />}
          {money && (
            <Facts
              across
              facts={[
                [
                  t(posted ? finalQuoteText.final : finalQuoteText.accepted),
                  <Money key="t" value={money.total} strong />,
                ],
                [t(finalQuoteText.paid), <Money key="p" value={money.paid} />],
                [t(finalQuoteText.balanceNow), <Money key="b" value={money.balance} />],
              ]}
            />
          )}
          <div className="row wrap">
            <ActionButton
              variant={storage.nextAction === 'post-final-quote' ? 'primary' : 'secondary'}
              refusal={storage.finalQuoteRefusal}
              problems={loadStorageProblems}
              onPress={() => setOpen(true)}
            >
              {t(posted ? finalQuoteText.postAgain : finalQuoteText.showFinal)}
            </ActionButton>
          </div>
        </div>
      )}
    </Card>
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
  const { extension, money } = storage
  const [endDate, setEndDate] = useState(extension && (extension.offeredUntil ?? extension.until))
  return (
    <FinalQuoteForm
      charges={own?.charges ?? []}
      changes={storage.finalChanges}
      money={{ paid: money?.paid ?? '0', least: leastOf(storage, own?.totalEstimate ?? '0') }}
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
    </FinalQuoteForm>
  )
}
