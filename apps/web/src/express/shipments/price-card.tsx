// The price beside the form as far as it is known: the chosen service with its lines, or every service to choose from.
import { useQuery } from '@tanstack/react-query'
import { calculateRates } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { lineNames } from '@marsa/model/express/pricing/price-text.ts'
import { rateFaults } from '@marsa/model/express/pricing/rate-rules.ts'
import { promotionCodePattern } from '@marsa/model/express/pricing/promotion.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { createText as words } from '../text.ts'
import type { CreateValues } from './create-values.ts'

/** Rates of what is entered so far; nothing while the cities or a parcel are missing. */
export const useRates = (values: CreateValues) => {
  const { lang } = useLang()
  const { from, to, declaredValue, promotionCode, slot, dropOff } = values
  const asked = {
    shipmentType: values.shipmentType,
    from,
    to,
    packages: values.packages.map(({ weight, length, width, height }) => ({ weight, length, width, height })),
    cover: values.cover,
    ...(declaredValue && { declaredValue }),
    ...(promotionCodePattern.test(promotionCode) && { promotionCode }),
    ...(slot?.date && slot.slotCode && !dropOff && { slot: { date: slot.date, slotCode: slot.slotCode } }),
  }
  const isComplete = Object.keys(rateFaults(asked)).length === 0 && from.city !== '' && to.city !== ''
  return useQuery({
    queryKey: [calculateRates.verb, asked, lang],
    queryFn: () => call(calculateRates, { body: asked }),
    enabled: isComplete,
    retry: false,
    placeholderData: (before) => before,
  })
}

/** The rates to show: of a code that is refused, those without it, as nothing else of the price depends on it. */
export const useShownRates = (values: CreateValues) => {
  const asked = useRates(values)
  const withoutCode = useRates({ ...values, promotionCode: '' })
  return (asked.error?.fieldSentences['promotionCode'] ? withoutCode : asked).data?.rates ?? []
}

export function PriceCard({ values }: { values: CreateValues }) {
  const t = useT()
  const { lang } = useLang()
  const rates = useShownRates(values)
  const shown = rates.filter(({ service }) => !values.service || service === values.service)
  return (
    <Card title={t(words.price)} className="wiz-s">
      {shown.length === 0 ? (
        <p className="muted">{t(words.priceLater)}</p>
      ) : (
        <div className="stack g5">
          {shown.map(({ service, total, vat, lines, etaDate, hint }) => (
            <div key={service} className="stack g2">
              <span>
                {serviceNames[service][lang]} · {t(words.delivery, { day: date(etaDate, lang) })}
              </span>
              <span>
                <Money value={total} size="m" />{' '}
                <span className="dense muted">{t(vat === '0.00' ? words.zeroVat : words.withVat)}</span>
              </span>
              {lines.map(({ code, net, formula }, index) => (
                <span key={`${code}${index}`} className="stack g1 dense">
                  <span className="row between g2">
                    <span>{t(lineNames[code])}</span>
                    <Money value={net} />
                  </span>
                  <span className="muted">{formula}</span>
                </span>
              ))}
              {hint && <p className="dense muted">{hint}</p>}
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}

/** On a phone the sum stays at the foot of the page. */
export function PriceBar({ values }: { values: CreateValues }) {
  const t = useT()
  const rates = useShownRates(values)
  const rate = rates.find(({ service }) => service === values.service) ?? rates[0]
  if (!rate) return null
  return (
    <div className="sumbar narrow">
      <span className="grow">{t(words.price)}</span>
      <Money value={rate.total} size="m" />
    </div>
  )
}
