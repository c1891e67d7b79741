// Service, cover, code, pickup or drop-off, allowed proof and reference.
import { proofs, shipmentFields, type ProofKind } from '@marsa/model/express/shipments/shipment-form.ts'
import { legOf, serviceNames, servicesOf } from '@marsa/model/express/services.ts'
import { date, money } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { createText as words } from '../text.ts'
import type { CreateValues } from './create-values.ts'
import { DropOff } from './drop-off.tsx'
import { PromotionField } from './promotion-field.tsx'
import { useShownRates } from './price-card.tsx'
import { SlotPicker } from './slot-picker.tsx'

/** `guestToken` of who sends without an account: pickups are asked with it, and codes are not offered. */
export function ServiceStep({ guestToken }: { guestToken?: string }) {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const { values } = form
  const rates = useShownRates(values)
  const leg = legOf(values.from.country, values.to.country)
  const { slot } = values
  return (
    <div className="stack g5">
      <FieldPlace path="service">
        <RadioCards
          label={t(shipmentFields.service.label)}
          value={values.service}
          error={form.errorOf('service')}
          choices={(leg ? servicesOf(leg) : []).map((service) => {
            const rate = rates.find((each) => each.service === service)
            return {
              id: service,
              label: serviceNames[service][lang],
              detail:
                rate &&
                `${money(rate.total, 'AED', lang)} · ${t(words.delivery, { day: date(rate.etaDate, lang) })}`,
            }
          })}
          onChange={(service) => form.set({ service: service as CreateValues['service'] })}
        />
      </FieldPlace>
      <FieldPlace path="cover">
        <Checkbox
          value={values.cover}
          error={form.errorOf('cover')}
          onChange={(cover) => form.set({ cover })}
        >
          {t(shipmentFields.cover.label)}
        </Checkbox>
      </FieldPlace>
      {guestToken === undefined ? <PromotionField /> : <p className="muted">{t(words.codeForAccounts)}</p>}
      <FieldPlace path="reference">
        <FieldControl
          field={shipmentFields.reference}
          value={values.reference}
          error={form.errorOf('reference')}
          onChange={(value) => form.set({ reference: value ?? '' })}
        />
      </FieldPlace>
      {values.from.country === 'AE' && (
        <FieldPlace path="slot">
          <div className="stack g4">
            <Checkbox value={values.dropOff} onChange={(dropOff) => form.set({ dropOff })}>
              {t(shipmentFields.dropOff.label)}
            </Checkbox>
            {values.dropOff ? (
              <p className="muted">
                <DropOff city={values.from.city} />
              </p>
            ) : (
              <SlotPicker
                guestToken={guestToken}
                city={values.from.city}
                day={slot?.date ?? null}
                code={slot?.slotCode ?? null}
                error={form.errorOf('slot') ?? form.errorOf('slot.slotCode') ?? form.errorOf('slot.date')}
                onChange={(change) => form.set((now) => ({ slot: { ...now.slot, ...change } }))}
              />
            )}
          </div>
        </FieldPlace>
      )}
      <FieldPlace path="proof">
        <div className="stack g2">
          <span className="label">{t(shipmentFields.proof.label)}</span>
          {(Object.keys(proofs) as ProofKind[]).map((kind) => (
            <Checkbox
              key={kind}
              value={values.proof.includes(kind)}
              error={kind === 'DOOR' ? form.errorOf('proof') : undefined}
              onChange={(isOn) =>
                form.set((now) => ({
                  proof: isOn ? [...now.proof, kind] : now.proof.filter((each) => each !== kind),
                }))
              }
            >
              {proofs[kind][lang]}
            </Checkbox>
          ))}
        </div>
      </FieldPlace>
    </div>
  )
}
