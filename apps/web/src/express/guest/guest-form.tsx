// The parcel of a guest in the steps of every shipment, on one page: nothing is kept before the price is asked for.
import { useState } from 'react'
import { saveGuestShipment, type GuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CreateFrame, CreateTerms, parcelProblems } from '../shipments/create-frame.tsx'
import { stepOfPath, stepsOf, type CreateStep } from '../shipments/create-steps.ts'
import { formOf, stepFaults, withService, type CreateValues } from '../shipments/create-values.ts'
import { ParcelsStep } from '../shipments/parcels-step.tsx'
import { PartyStep } from '../shipments/party-step.tsx'
import { Review } from '../shipments/review.tsx'
import { ServiceStep } from '../shipments/service-step.tsx'
import { createText as words } from '../text.ts'

const problems = async () => ({
  ...(await parcelProblems()),
  ...(await import('@marsa/model/express/guest/guest-problems.ts')).guestProblems,
})

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
      if (next) {
        if (next === 'service') form.set({ service: withService(values).service })
        return go(next)
      }
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
  return (
    <CreateFrame form={form} steps={steps} step={step} onBack={go}>
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
          <CreateTerms form={form} value={terms} onChange={setTerms} />
        </div>
      )}
    </CreateFrame>
  )
}
