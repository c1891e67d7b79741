// The goods are still stored after the last day that was booked; or a longer time is asked for.
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { withdrawExtension } from '@marsa/model/warehouse/goods-endpoints.ts'
import { daysBeyond, estimateFils, isExact } from '@marsa/model/warehouse/overstay.ts'
import { storageSpan } from '@marsa/model/warehouse/storage-pricing.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { storageReads } from '../queries.ts'
import { extensionText, storageText as words } from '../storage-text.ts'
import { OverstayWays } from './overstay-ways.tsx'

type BannerProps = { storage: StorageDetail; customer: boolean }

export function OverstayBanner({ storage, customer }: BannerProps) {
  const t = useT()
  const { lang } = useLang()
  if (!storage.overstay && !storage.extension) return null
  const day = date(storage.endDate, lang)
  return (
    <div className="stack g3 st-notes">
      {storage.overstay && (
        <Banner
          tone="attention"
          title={t(words.overstayTitle)}
          // The head of the page offers the same where nothing else comes first.
          action={
            customer && storage.nextAction !== 'extend-or-collect' && <OverstayWays storage={storage} />
          }
        >
          {t(customer ? words.overstayBody : words.overstayStaff, { day })} <SoFar storage={storage} />
        </Banner>
      )}
      <Extension storage={storage} customer={customer} />
    </div>
  )
}

/** Days beyond, and what they come to by the quotation. */
export function SoFar({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { endDate, quotation } = storage
  const days = daysBeyond(endDate, dayOf(new Date()))
  const fils = quotation && estimateFils({ charges: quotation.charges, ...storageSpan(storage) }, days)
  const soFar = !quotation
    ? undefined
    : isExact(quotation.charges)
      ? words.soFarByRate
      : quotation.isFinal
        ? words.soFarFinal
        : words.soFar
  return (
    <b>
      {t(words.beyond, { count: days })}
      {fils &&
        soFar &&
        `${lang === 'ar' ? '، ' : '. '}${t(soFar, { amount: money(toWire(fils), 'AED', lang) })}`}
    </b>
  )
}

/** What was asked and answered; it can be withdrawn until the warehouse has answered. */
function Extension({ storage, customer }: BannerProps) {
  const t = useT()
  const { lang } = useLang()
  const { extension, storageRequestID: id } = storage
  const withdraw = useCommand(withdrawExtension, {
    refreshes: storageReads,
    onDone: () => void toast({ title: t(extensionText.withdrawn), tone: 'success' }),
  })
  if (!extension) return null
  const { offeredUntil, until } = extension
  const day = date(offeredUntil ?? until, lang)
  const row = offeredUntil
    ? extensionText.offered
    : customer
      ? extensionText.asked
      : extensionText.askedByCustomer
  return (
    <Banner
      tone="info"
      title={t(extensionText.title)}
      action={
        customer &&
        !offeredUntil && (
          <Button size="s" isPending={withdraw.isPending} onPress={() => withdraw.mutate({ query: { id } })}>
            {t(extensionText.withdraw)}
          </Button>
        )
      }
    >
      {t(row, { day })}
    </Banner>
  )
}
