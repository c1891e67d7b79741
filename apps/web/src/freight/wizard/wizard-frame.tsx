// The wizard around its steps: values, draft, address of the step, summary.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { stepOfField, type WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { saveRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { wizardStepText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { call, isUncertain, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useLazy, whenIdle } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { makeDraftSaver, type Saved } from './wizard-save.ts'
import { stepAddress, stepNames } from './wizard-steps.ts'
import { draftOf, storable, type WizardValues } from './wizard-values.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WizardContext, type WizardState } from './wizard-context.ts'
import { WizardDraftNote, WizardDraftTrouble } from './wizard-draft-note.tsx'
import { WizardLeave } from './wizard-leave.tsx'
import { validation, preloadPanels, stepParts } from './wizard-load.ts'
import { WizardStepForm } from './wizard-step-form.tsx'
import { WizardSummary, WizardSummaryBar } from './wizard-summary.tsx'
import './wizard.css'

const LazyRemoveDraft = lazyPart(async () => (await import('../asking/draft-remove.tsx')).RemoveDraft)

const useSaver = (opened: Saved | undefined) => {
  const [saver] = useState(() =>
    makeDraftSaver<RequestDraft>(
      {
        save: (body, idempotencyKey) => call(saveRequest, { body, idempotencyKey }),
        isUncertain,
        sentenceOf: (problem) => (problem instanceof Refusal ? problem.sentence : String(problem)),
      },
      opened,
    ),
  )
  useEffect(() => () => saver.stop(), [saver])
  return saver
}

export type WizardFrameProps = {
  step: WizardStep
  initial: WizardValues
  opened?: Saved
  /** Called when a new draft has got its id. */
  onNamed: (id: string) => void
}

export function WizardFrame({ step: wanted, initial, opened, onNamed }: WizardFrameProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const [begun] = useState(() => new Date())
  const saver = useSaver(opened)
  const id = useSyncExternalStore(saver.subscribe, saver.id)
  const report = useEffectEvent(onNamed)
  useEffect(() => {
    if (id && id !== opened?.RequestId) report(id)
  }, [id, opened])
  // The rules come with the first touch of the form; only a step that is asked for by its address needs them at once.
  const [touched, setTouched] = useState(false)
  const rules = useLazy(validation, touched || wanted !== 'route')
  const rulesPart = rules.part
  const [rested, setRested] = useState(false)
  const settings = useSettings(rested || touched || wanted !== 'route')
  const problemsFor = (values: WizardValues) => rulesPart?.problemsFor(values, settings) ?? {}
  const stepOf = (values: WizardValues) =>
    rulesPart && wanted !== 'route' ? rulesPart.openStep(draftOf(values), wanted, begun, settings) : wanted

  const form = usePageForm<WizardValues>({
    initial,
    check: async (values) => {
      const { stepProblems } = await validation.get()
      return stepProblems(draftOf(values), stepOf(values), new Date(), settings)
    },
    problemsOf: problemsFor,
    onSend: (values) => {
      const after = stepNames[stepNames.indexOf(stepOf(values)) + 1]
      if (after) go(after)
    },
    onChange: (next, before) => {
      const draft = draftOf(next)
      if (JSON.stringify(draft) !== JSON.stringify(draftOf(before))) saver.put(storable(draft))
    },
  })
  const { values } = form
  const step = stepOf(values)
  const led = useRef<WizardStep>(undefined)
  const go = (next: WizardStep) => {
    led.current = next
    form.settle()
    void saver.flush()
    void navigate({ href: stepAddress(lang, next, saver.id()) })
  }
  const showRefused = (refusal: Refusal) => {
    go(stepOfField(Object.keys(refusal.fieldSentences)[0] ?? '') ?? 'route')
    form.refuse(refusal)
  }
  // The back button leads to a step that nothing is said about yet.
  const settle = useEffectEvent(form.settle)
  useEffect(() => {
    if (led.current !== step) settle()
    led.current = undefined
  }, [step])
  useEffect(() => {
    if (step !== wanted) void navigate({ href: stepAddress(lang, step, id), replace: true })
  }, [step, wanted, lang, id, navigate])

  useTitle(`${t(wizardStepText[step])} · ${t(wizardText.title)}`)
  const { heading, ...onlyMeant } = useStepStart(step, Object.keys(form.faults).length > 0)
  const state: WizardState = {
    form,
    id,
    saver,
    problems: () => problemsFor(values),
    settings,
    go,
    showRefused,
  }
  const body = useLazy(stepParts[step], true)
  const Part = body.part
  // A step that was asked for by its address waits until it is known whether the ones before are complete.
  const ready = wanted === 'route' || rulesPart !== undefined
  // What the first touch may open comes while nothing happens, the step after this one with the first touch.
  useEffect(
    () =>
      whenIdle(() => {
        setRested(true)
        preloadPanels()
      }),
    [],
  )
  useEffect(() => {
    const next = stepNames[stepNames.indexOf(step) + 1]
    if (touched && next) stepParts[next].preload()
  }, [touched, step])
  return (
    <WizardContext value={state}>
      <WizardLeave />
      <div className="wiz">
        <div
          className="stack g6"
          onFocus={() => setTouched(true)}
          onPointerDown={() => setTouched(true)}
          {...onlyMeant}
        >
          <div className="stack g5">
            <div className="row between wrap">
              <h1>{t(wizardText.title)}</h1>
              <div className="row wrap g3">
                <WizardDraftNote />
                {id && <LazyRemoveDraft id={id} />}
              </div>
            </div>
            <Steps
              current={stepNames.indexOf(step)}
              steps={stepNames.map((name) => ({
                label: t(wizardStepText[name]),
                href: stepAddress(lang, name, id),
              }))}
            />
          </div>
          <WizardDraftTrouble />
          <h2 className="vh" tabIndex={-1} ref={heading}>
            {t(wizardStepText[step])}
          </h2>
          {Part && ready ? (
            step === 'documents' || step === 'review' ? (
              <Part key={step} />
            ) : (
              <WizardStepForm key={step} step={step} form={form}>
                <Part />
              </WizardStepForm>
            )
          ) : body.failed || rules.failed ? (
            <ErrorState
              onRetry={() => {
                body.retry()
                rules.retry()
              }}
            />
          ) : (
            <Skeleton block="320px" />
          )}
        </div>
        <WizardSummary step={step} />
      </div>
      <WizardSummaryBar step={step} />
    </WizardContext>
  )
}

/** The two presses of a double click: pixels and milliseconds that they lie apart at most. */
const samePlace = 16
const quickly = 350

/**
 * A new step begins at its top, for eyes and for screen readers. The second press of a double click on the button that led
 * there would fall on whatever stands in its place now: it is not meant.
 */
const useStepStart = (step: WizardStep, isWrong: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const pressed = useRef({ x: 0, y: 0, at: -Infinity })
  const begun = useRef({ x: 0, y: 0, at: -Infinity })
  useEffect(() => {
    const keep = ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y, at: performance.now() }
    }
    addEventListener('pointerup', keep, true)
    return () => removeEventListener('pointerup', keep, true)
  }, [])
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    begun.current = pressed.current
    scrollTo({ top: 0 })
    // What is wrong takes the focus itself.
    if (!isWrong) heading.current?.focus({ preventScroll: true })
  }, [step, isWrong])
  // A key presses with a click of no count.
  const pass = (event: MouseEvent) => {
    if (event.type === 'click' && event.detail === 0) return
    const { x, y, at } = begun.current
    if (performance.now() - at > quickly || Math.hypot(event.clientX - x, event.clientY - y) > samePlace)
      return
    event.preventDefault()
    event.stopPropagation()
  }
  return { heading, onPointerDownCapture: pass, onClickCapture: pass }
}
