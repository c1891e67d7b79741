// Step 5: everything once more, the terms, and sending.
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { submitRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { wizardStepText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { freightReads } from '../queries.ts'
import { useReviewFacts } from './wizard-facts.tsx'
import { doneAddress, stepAddress } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'
import { WizardStepForm } from './wizard-step-form.tsx'
import { WizardTerms } from './steps/wizard-terms.tsx'

/** Repeats the same intention after a lost answer. */
const useSend = () => {
  const { lang } = useLang()
  const navigate = useNavigate()
  const { saver, showRefused } = useWizard()
  const submit = useCommand(submitRequest, { quiet: true, refreshes: freightReads })
  return async (): Promise<void> => {
    const stored = await saver.flush()
    const id = saver.id()
    // The notice above the form says why it could not be saved.
    if (!stored || !id) return
    try {
      await submit.mutateAsync({ query: { id }, body: { terms: true } })
    } catch (problem) {
      if (!(problem instanceof Refusal) || Object.keys(problem.fieldSentences).length === 0) throw problem
      return showRefused(problem)
    }
    await navigate({ href: doneAddress(lang, id), replace: true })
  }
}

const sections = ['route', 'cargo', 'dates', 'documents'] as const satisfies readonly WizardStep[]

const check = ({ terms }: { terms: boolean }): FieldProblems =>
  terms ? {} : { terms: 'freight.terms-required' }

export function WizardReview() {
  const t = useT()
  const { lang } = useLang()
  const { id } = useWizard()
  const facts = useReviewFacts()
  const form = usePageForm({
    initial: { terms: false },
    check,
    problems: freightProblems,
    onSend: useSend(),
  })
  return (
    <WizardStepForm step="review" form={form}>
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
      <FieldPlace path="terms">
        <div className="row wrap between">
          <Checkbox {...form.field('terms')}>{t(wizardText.accept)}</Checkbox>
          <WizardTerms />
        </div>
      </FieldPlace>
    </WizardStepForm>
  )
}
