// The parcel of a guest in the steps of every shipment, on one page: nothing is kept before the price is asked for.
import { useState } from 'react'
import { saveGuestShipment, type GuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { fieldsByPath } from '@marsa/model/kit/form-draft.ts'
import { call, Refusal } from '../../kit/call.ts'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { stepOfPath, stepsOf, type CreateStep } from '../shipments/create-steps.ts'
import { formOf, stepFaults, type CreateValues } from '../shipments/create-values.ts'
import { ParcelsStep } from '../shipments/parcels-step.tsx'
import { PartyStep } from '../shipments/party-step.tsx'
import { PriceBar, PriceCard } from '../shipments/price-card.tsx'
import { Review } from '../shipments/review.tsx'
import { ServiceStep } from '../shipments/service-step.tsx'
import { stepNames } from '../shipments/step-names.ts'
import { createText as words } from '../text.ts'
import '../../ui/pages/wizard.css'

const problems = async () => ({
  ...(await import('@marsa/model/express/problems.ts')).expressProblems,
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/express/guest/guest-problems.ts')).guestProblems,
  ...(await import('@marsa/model/kit/kit-problems.ts')).kitProblems,
})

const names: Readonly<Record<string, { en: string; ar: string }>> = Object.fromEntries(
  fieldsByPath(shipmentFields).map(([path, { label }]) => [path, label]),
)

/** Nothing goes abroad without an account, so no papers are asked for. */
const steps = stepsOf(false)

type GuestFormProps = {
  token: string
  initial: CreateValues
  /** Where it opens: what is whole already is only looked at. */
  first: CreateStep
  onPriced: (shipment: GuestShipment) => void
}

export function GuestForm({ token, initial, first, onPriced }: GuestFormProps) {
  const t = useT()
  const isNarrow = useNarrow()
  const [step, setStep] = useState<CreateStep>(first)
  const [terms, setTerms] = useState(false)
  const go = (next: CreateStep) => {
    form.settle()
    setStep(next)
    scrollTo({ top: 0 })
  }
  const form = usePageForm<CreateValues>({
    initial,
    check: (values) => stepFaults(values, step, { isGuest: true }),
    problems,
    onSend: async (values) => {
      const next = steps[steps.indexOf(step) + 1]
      if (next) return go(next)
      try {
        onPriced(
          await call(saveGuestShipment, { body: { ...formOf(values), token, terms }, anonymous: true }),
        )
      } catch (problem) {
        const [wrong] = problem instanceof Refusal ? Object.keys(problem.fieldSentences) : []
        if (wrong && stepOfPath(wrong) !== 'review') setStep(stepOfPath(wrong))
        throw problem
      }
    },
  })
  const { values } = form
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  return (
    <>
      <div className="wiz">
        <div className="stack g6">
          <Steps
            current={at}
            steps={steps.map((each) => ({
              label: t(stepNames[each]),
            }))}
          />
          <PageForm
            form={form}
            toFix={words.toFix}
            labelOf={(path) => (names[path] ? t(names[path]) : '')}
            foot={
              <div className="row between wrap g3 wiz-f">
                {before ? (
                  <Button changes={false} onPress={() => go(before)}>
                    {t(words.back)}
                  </Button>
                ) : (
                  <span />
                )}
                <Button
                  type="submit"
                  variant="primary"
                  changes
                  isPending={form.isSending}
                  pendingLabel={t(words.saving)}
                >
                  {t(step === 'review' ? words.toPay : words.next)}
                </Button>
              </div>
            }
          >
            {(step === 'sender' || step === 'recipient') && <PartyStep key={step} side={step} isGuest />}
            {step === 'parcels' && <ParcelsStep isGuest />}
            {step === 'service' && <ServiceStep guestToken={token} />}
            {step === 'review' && (
              <div className="stack g5">
                <Review
                  values={values}
                  change={(each) => (
                    <Button size="s" variant="text" changes={false} onPress={() => go(each)}>
                      {t(words.change)}
                    </Button>
                  )}
                />
                <FieldPlace path="terms">
                  <Checkbox value={terms} error={form.errorOf('terms')} onChange={setTerms}>
                    {t(words.terms)}
                  </Checkbox>
                </FieldPlace>
              </div>
            )}
          </PageForm>
        </div>
        {!isNarrow && <PriceCard values={values} />}
      </div>
      {isNarrow && <PriceBar values={values} />}
    </>
  )
}
