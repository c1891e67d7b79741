// The Incoterm, the named place, and in a sentence who pays what under it.
import { incoterms, legs, whoPays, type Leg } from '@marsa/model/freight/cargo/incoterms.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { useWizard } from './wizard-context.ts'
import { WizardEntry } from './wizard-entry.tsx'

export function WizardTermsOfSale() {
  const t = useT()
  const { lang } = useLang()
  const { form, values } = useWizard()
  const rule = values.incoterm
  const named = (paid: readonly Leg[]): string =>
    paid.length > 0 ? paid.map((leg) => t(legs[leg])).join(comma(lang)) : t(cargoText.nobody)
  const paid = rule && whoPays(rule, values.direction)
  return (
    <section className="stack g3 wiz-end">
      <div className="grid c2">
        <FieldPlace path="incoterm">
          <FieldControl
            field={freightFields.incoterm}
            value={rule}
            beside={values}
            error={form.errorOf('incoterm')}
            onChange={(next) => form.set({ incoterm: next as typeof rule })}
          />
        </FieldPlace>
        {rule && <WizardEntry name="incotermPlace" hint={t(incoterms[rule].place)} />}
      </div>
      {paid && (
        <p className="dense muted">
          {t(cargoText.youPay, { legs: named(paid.customer) })}{' '}
          {t(cargoText.theyPay, { legs: named(paid.other) })}
        </p>
      )}
    </section>
  )
}
