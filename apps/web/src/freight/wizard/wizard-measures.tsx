// What the cargo measures while it is typed, how it is charged for, and what may be meant otherwise.
import { Info } from 'lucide-react'
import { cargoHints, type CargoHint } from '@marsa/model/freight/cargo/cargo-rules.ts'
import { cargoHintText, cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { measuresOf, type Measured } from '@marsa/model/freight/cargo/cargo-of.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { asksMeasured, asksVehicles } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { totalsOf } from '@marsa/model/freight/cargo/fill-totals.ts'
import { useT, type Translate } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { useMeasureFacts } from '../shipment/measure-facts.ts'
import { useWizard } from './wizard-context.ts'
import { draftOf } from './wizard-values.ts'

/** The cargo as far as it is typed whole: lines that are not finished are not counted. */
const known = (draft: ReturnType<typeof draftOf>): Measured | undefined => {
  const told = totalsOf(draft)
  if (told.grossWeightKg !== undefined) return draft as Measured
  const { packages: _, vehicles: __, ...rest } = draft
  return typeof rest.grossWeightKg === 'number' && typeof rest.volumeCbm === 'number'
    ? (rest as Measured)
    : undefined
}

const hintIn = (hint: CargoHint, t: Translate): string =>
  hint.code === 'nearlyFull'
    ? t(cargoHintText.nearlyFull, { percent: hint.percent })
    : hint.code === 'incoterm'
      ? t(cargoHintText.incoterm, { better: hint.better })
      : t(cargoHintText[hint.code])

export function WizardMeasures() {
  const t = useT()
  const { values } = useWizard()
  const draft = draftOf(values)
  const cargo = known(draft)
  const facts = useMeasureFacts(
    cargo && { cargo, measures: measuresOf(cargo), pieces: draft.pieces as number },
  )
  if (!asksMeasured(draft) && !asksVehicles(draft)) return null
  return (
    <section
      className="card card-b stack g3 wiz-measures"
      aria-live="polite"
      aria-label={t(cargoText.measures)}
    >
      {facts ? (
        <>
          <dl className="wiz-figures">
            {facts.figures.map(([term, value]) => (
              <div key={term}>
                <dt className="cap muted">{term}</dt>
                <dd className="strong num">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {facts.why && <p className="dense">{facts.why}</p>}
        </>
      ) : (
        <p className="dense muted">{t(cargoText.begin)}</p>
      )}
      {cargo &&
        cargoHints(cargo as RequestForm).map((hint) => (
          <p key={hint.code} className="row g2 dense wiz-hint">
            <Icon of={Info} size="s" />
            <span>{hintIn(hint, t)}</span>
          </p>
        ))}
    </section>
  )
}
