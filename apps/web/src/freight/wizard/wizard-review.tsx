// Step 5: everything once more, the terms, and sending.
import { useRef, useState } from 'react'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { submitRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import type { WizardStep } from '@marsa/model/freight/asking/request-form.ts'
import { wizardStepText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { freightReads } from '../queries.ts'
import { useReviewFacts } from './wizard-facts.tsx'
import { doneAddress, stepAddress } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'
import { WizardErrors } from './wizard-errors.tsx'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardTerms } from './steps/wizard-terms.tsx'

/** Sends once however often the button is pressed, and repeats the same intention after a lost answer. */
const useSend = () => {
  const { lang } = useLang()
  const navigate = useNavigate()
  const { saver, showRefused } = useWizard()
  const [working, setWorking] = useState(false)
  const busy = useRef(false)
  const [refusal, setRefusal] = useState<string>()
  const submit = useCommand(submitRequest, { quiet: true, refreshes: freightReads })
  const send = async () => {
    if (busy.current) return
    busy.current = true
    setWorking(true)
    setRefusal(undefined)
    try {
      const stored = await saver.flush()
      const id = saver.id()
      const state = saver.state()
      if (!stored || !id) return setRefusal(state.status === 'refused' ? state.sentence : undefined)
      await submit.mutateAsync({ query: { id }, body: { terms: true } })
      await navigate({ href: doneAddress(lang, id), replace: true })
    } catch (problem) {
      const { fields, sentence } = problem as Refusal
      if (Object.keys(fields ?? {}).length > 0) showRefused(fields)
      else setRefusal(sentence)
    } finally {
      busy.current = false
      setWorking(false)
    }
  }
  return { send, working, refusal }
}

const sections = ['route', 'cargo', 'dates', 'documents'] as const satisfies readonly WizardStep[]

export function WizardReview() {
  const t = useT()
  const { lang } = useLang()
  const { id, problems } = useWizard()
  const facts = useReviewFacts()
  const { send, working, refusal } = useSend()
  const [accepted, setAccepted] = useState(false)
  const [failures, setFailures] = useState(0)
  const terms = useRef<HTMLInputElement>(null)
  const wrong = failures > 0 && !accepted
  return (
    <>
      <WizardErrors
        fields={wrong ? { terms: 'freight.terms-required' } : {}}
        problems={problems}
        failures={failures}
        onGo={() => terms.current?.focus()}
      />
      {refusal && <Banner tone="error" live title={refusal} />}
      {sections.map((section) => (
        <Card
          key={section}
          className="wiz-facts"
          title={t(wizardStepText[section])}
          aside={
            <GoLink
              href={stepAddress(lang, section, id)}
              aria-label={t(wizardText.editNamed, { name: t(wizardStepText[section]) })}
              className="dense"
            >
              {t(wizardText.edit)}
            </GoLink>
          }
        >
          <Facts facts={facts[section]} columns />
        </Card>
      ))}
      <div className="row wrap between">
        <Checkbox
          ref={terms}
          value={accepted}
          onChange={setAccepted}
          error={wrong ? t(freightProblems['freight.terms-required']) : undefined}
        >
          {t(wizardText.accept)}
        </Checkbox>
        <WizardTerms />
      </div>
      <WizardFoot step="review">
        <Button
          variant="primary"
          size="l"
          isPending={working}
          pendingLabel={t(wizardText.sending)}
          onPress={() => (accepted ? void send() : setFailures((count) => count + 1))}
        >
          {t(wizardText.submit)}
        </Button>
      </WizardFoot>
    </>
  )
}
