// The promotion code with its answer: what it changes of the price, or why it does not hold; public codes to choose from.
import { useQuery } from '@tanstack/react-query'
import { listPromotionCodes } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { promotionCodePattern } from '@marsa/model/express/pricing/promotion.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Money } from '../../ui/values/money.tsx'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { CreateValues } from './create-values.ts'
import { useRates } from './price-card.tsx'

const words = texts({
  open: { en: 'Codes for this service', ar: 'رموز هذه الخدمة' },
  take: { en: 'Use {code}', ar: 'استخدام {code}' },
  off: { en: '{percent}% off the carriage', ar: 'خصم {percent}% من أجرة النقل' },
  before: { en: 'Without the code', ar: 'من دون الرمز' },
  after: { en: 'With the code', ar: 'مع الرمز' },
  notBoth: {
    en: 'A code cannot be combined with a bundle price: the lower of the two applies.',
    ar: 'لا يُجمع الرمز مع سعر الباقة، ويُحتسب الأقل منهما.',
  },
})

export function PromotionField() {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const { values } = form
  const { promotionCode, service } = values
  const isCode = promotionCodePattern.test(promotionCode)
  const member = useQuery(ask(isActiveMember, {})).data
  const codes = useQuery({
    ...ask(listPromotionCodes, { ShipmentType: service ?? 'DOMESTIC' }),
    enabled: service !== null,
  }).data
  const before = useRates({ ...values, promotionCode: '' })
  const after = useRates(values)
  const rateOf = (rates: typeof before) => rates.data?.rates.find((rate) => rate.service === service)
  const [listed, lowered] = [rateOf(before), rateOf(after)]
  const wrong = isCode ? after.error?.fieldSentences['promotionCode'] : undefined
  const others = codes?.filter(({ code }) => code !== promotionCode) ?? []
  return (
    <FieldPlace path="promotionCode">
      <div className="stack g3">
        <TextInput
          label={t(shipmentFields.promotionCode.label)}
          optional
          dir="ltr"
          autoComplete="off"
          maxLength={12}
          value={promotionCode}
          error={form.errorOf('promotionCode') ?? wrong}
          onChange={(typed) => form.set({ promotionCode: typed.toUpperCase().replace(/\s/g, '') })}
        />
        {isCode && !wrong && listed && lowered && !after.isPlaceholderData && (
          <dl className="stack g1 dense" aria-live="polite">
            <div className="row between g2">
              <dt className="muted">{t(words.before)}</dt>
              <dd>
                <Money value={listed.total} />
              </dd>
            </div>
            <div className="row between g2">
              <dt>{t(words.after)}</dt>
              <dd>
                <Money value={lowered.total} strong />
              </dd>
            </div>
          </dl>
        )}
        {member?.isActiveMember && isCode && <p className="dense muted">{t(words.notBoth)}</p>}
        {others.length > 0 && (
          <div className="stack g2">
            <span className="dense muted">{t(words.open)}</span>
            <ul className="stack g2">
              {others.map(({ code, percent, descriptionEn, descriptionAr }) => (
                <li key={code} className="row wrap g2">
                  <Button
                    size="s"
                    changes={false}
                    aria-label={t(words.take, { code })}
                    onPress={() => form.set({ promotionCode: code })}
                  >
                    <bdi dir="ltr">{code}</bdi>
                  </Button>
                  <span className="dense">
                    {t(words.off, { percent: number(percent, lang) })} ·{' '}
                    <bdi>{lang === 'ar' ? descriptionAr : descriptionEn}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FieldPlace>
  )
}
