// What the cargo measures while it is typed, how it is charged for, and what may be meant otherwise.
import { Info } from 'lucide-react'
import { cargoHints, type CargoHint } from '@marsa/model/freight/cargo/cargo-rules.ts'
import { cargoHintText, cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { asksMeasured, asksVehicles } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { knownCargo } from '@marsa/model/freight/cargo/known-cargo.ts'
import { useT, type Translate } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { useMeasureFacts } from '../shipment/measure-facts.ts'
import { useWizard } from './wizard-context.ts'
import { draftOf } from './wizard-values.ts'

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
  const known = knownCargo(draft)
  const isAsked = asksMeasured(draft) || asksVehicles(draft)
  const facts = useMeasureFacts(
    known?.isMeasured && isAsked
      ? { cargo: known.cargo, measures: measuresOf(known.cargo), pieces: known.pieces }
      : undefined,
  )
  // Cargo that fills containers is not measured; what is worth a second look is said of it all the same.
  const hints = known && (known.isMeasured || !isAsked) ? cargoHints(known.cargo) : []
  if (!isAsked && hints.length === 0) return null
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
        isAsked && <p className="dense muted">{t(cargoText.begin)}</p>
      )}
      {hints.map((hint) => (
        <p key={hint.code} className="row g2 dense wiz-hint">
          <Icon of={Info} size="s" />
          <span>{hintIn(hint, t)}</span>
        </p>
      ))}
    </section>
  )
}
