// The request so far, beside the form; on a phone a bar that opens it.
import { ArrowRight, ChevronUp, Clock } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { answerClockFor } from '@marsa/model/requests/validity.ts'
import { wizardAnswerText } from '@marsa/model/freight/asking/wizard-answer-text.ts'
import { wizardStepText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useDeadline } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { lazyLoad, useLazy } from '../../ui/lazy.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { When } from '../../ui/values/when.tsx'
import { loadOf } from '../execution/agent-shipment-line.tsx'
import { nameIn, placeName, useGoods, usePlace } from './wizard-lookups.ts'
import { useMovement } from './wizard-movement.ts'
import { stepNames } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'

/** Nothing waits for it: it reads the schema of the form, and what it says is no part of the request. */
const estimates = lazyLoad(() => import('./wizard-estimate.tsx'))

/** What stands where nothing is known yet: the step that asks for it. */
function NotFilledYet({ asked, now }: { asked: WizardStep; now: WizardStep }) {
  const t = useT()
  const ahead = stepNames.indexOf(asked) - stepNames.indexOf(now)
  if (ahead <= 0) return <span className="wiz-later">–</span>
  return (
    <span className="wiz-later">
      {ahead === 1
        ? t(wizardText.inTheNextStep)
        : t(wizardText.inAStep, { step: stepNames.indexOf(asked) + 1 })}
    </span>
  )
}

function RouteLine(): ReactNode {
  const { lang } = useLang()
  const { values } = useWizard()
  const origin = usePlace(values.origin.place)
  const destination = usePlace(values.destination.place)
  if (!origin && !destination) return undefined
  return (
    <span className="route">
      {origin ? placeName(lang, origin) : '…'}
      <Icon of={ArrowRight} flip />
      {destination ? placeName(lang, destination) : '…'}
    </span>
  )
}

/** What stood in the fields of containers is not of cargo that is loaded in another way. */
const noBoxes = { containerType: null, containerCount: null }

const useCargoLine = (): { title: string; detail: string | undefined } | undefined => {
  const t = useT()
  const { lang } = useLang()
  const { values } = useWizard()
  const goods = useGoods(values.commodity)
  const { containerMode, moreContainers } = values
  if (!containerMode) return undefined
  const load = containerMode === 'FCL' ? { ...values, moreContainers } : noBoxes
  return { title: loadOf({ ...load, containerMode }, t, lang), detail: goods && nameIn(lang, goods) }
}

function SummaryFacts({ step }: { step: WizardStep }) {
  const t = useT()
  const { values } = useWizard()
  const movement = useMovement(values)
  const cargo = useCargoLine()
  return (
    <Facts
      facts={[
        [
          t(wizardStepText.route),
          <Fragment key="route">
            <RouteLine />
            <span className="sub">{movement}</span>
          </Fragment>,
        ],
        [
          t(wizardStepText.cargo),
          cargo ? (
            <Fragment key="cargo">
              {cargo.title}
              {cargo.detail && <span className="sub">{cargo.detail}</span>}
            </Fragment>
          ) : (
            <NotFilledYet key="cargo" asked="cargo" now={step} />
          ),
        ],
        [
          t(freightFields.readyFrom.label),
          values.readyFrom ? (
            <When key="ready" value={values.readyFrom} as="date" />
          ) : (
            <NotFilledYet key="dates" asked="dates" now={step} />
          ),
        ],
      ]}
    />
  )
}

function AnswerTime() {
  const t = useT()
  const { mode, containerMode } = useWizard().values
  const when = useDeadline(answerClockFor(mode, containerMode ?? 'FCL'))
  return (
    <p className="why wiz-promise">
      <Icon of={Clock} size="s" />
      <span>{when ? t(wizardAnswerText.firstAnswer, { when }) : t(wizardAnswerText.everyAgent)}</span>
    </p>
  )
}

/** The card at the end of the page, seen from 900 px on. */
export function WizardSummary({ step }: { step: WizardStep }) {
  const t = useT()
  const Estimate = useLazy(estimates, true).part?.Estimate
  return (
    <aside className="wiz-s wide" aria-label={t(wizardText.yourRequest)}>
      <section className="card">
        <header className="card-h">
          <h2>{t(wizardText.yourRequest)}</h2>
        </header>
        <div className="card-b">
          <SummaryFacts step={step} />
        </div>
        {Estimate && <Estimate />}
      </section>
      <AnswerTime />
    </aside>
  )
}

/** The bar at the foot of a phone. */
export function WizardSummaryBar({ step }: { step: WizardStep }) {
  const t = useT()
  const { values } = useWizard()
  const movement = useMovement(values)
  const parts = useLazy(estimates, true).part
  const [open, setOpen] = useState(false)
  const travel = (
    <>
      <span className="cap muted wiz-block">{movement}</span>
      <div className="strong">
        <RouteLine />
      </div>
    </>
  )
  return (
    <div className="sumbar row narrow wiz-bar">
      <div className="grow">{parts ? <parts.EstimateBar otherwise={travel} /> : travel}</div>
      <Button variant="text" size="s" iconEnd={ChevronUp} onPress={() => setOpen(true)}>
        {t(wizardText.yourRequest)}
      </Button>
      <LazyDialog title={t(wizardText.yourRequest)} isOpen={open} onClose={() => setOpen(false)}>
        <div className="stack">
          <SummaryFacts step={step} />
          {parts && <parts.Estimate />}
          <AnswerTime />
        </div>
      </LazyDialog>
    </div>
  )
}
