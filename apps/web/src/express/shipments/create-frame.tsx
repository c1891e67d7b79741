// The frame of the steps of a parcel, with an account or as a guest: steps above, the price beside, ways back and on below.
import type { ReactNode } from 'react'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { fieldsByPath } from '@marsa/model/kit/form-draft.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import type { PageFormState } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { createText as words } from '../text.ts'
import { CarriageTerms } from './carriage-terms.tsx'
import type { CreateStep } from './create-steps.ts'
import type { CreateValues } from './create-values.ts'
import { PriceBar, PriceCard } from './price-card.tsx'
import { stepNames } from './step-names.ts'
import '../../ui/pages/wizard.css'

/** The sentences that every form of a parcel may show; each adds its own. */
export const parcelProblems = async () => ({
  ...(await import('@marsa/model/express/problems.ts')).expressProblems,
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/kit/kit-problems.ts')).kitProblems,
})

const names: Readonly<Record<string, { en: string; ar: string }>> = Object.fromEntries(
  fieldsByPath(shipmentFields).map(([path, { label }]) => [path, label]),
)

const ends = { country: words.country, city: words.city }
const measures = { weight: words.kg, length: words.length, width: words.width, height: words.height }
const named = <Names extends object>(of: Names, name: string | undefined) =>
  name !== undefined && name in of ? of[name as keyof Names] : undefined

/** What people call a field: one of several parcels with its number. */
const useFieldNames = () => {
  const t = useT()
  const { lang } = useLang()
  return (path: string, parcels: number): string => {
    const [part, at, of] = path.split('.')
    if (part !== 'packages' || !of) {
      const label = part === 'from' || part === 'to' ? named(ends, at) : names[path]
      return label ? t(label) : ''
    }
    const measure = named(measures, of)
    if (!measure) return ''
    if (parcels === 1) return t(measure)
    return `${t(words.parcelOf, { number: Number(at) + 1 })}${lang === 'ar' ? '،' : ','} ${t(measure)}`
  }
}

type FrameProps = {
  form: PageFormState<CreateValues>
  steps: readonly CreateStep[]
  step: CreateStep
  title?: ReactNode
  /** Where each step has an address of its own. */
  hrefOf?: (step: CreateStep) => string
  onBack: (step: CreateStep) => void
  /** Beside the way on. */
  note?: ReactNode
  children: ReactNode
}

export function CreateFrame({ form, steps, step, title, hrefOf, onBack, note, children }: FrameProps) {
  const t = useT()
  const isNarrow = useNarrow()
  const nameOf = useFieldNames()
  const at = Math.max(steps.indexOf(step), 0)
  const before = steps[at - 1]
  const { values } = form
  return (
    <>
      <div className="wiz">
        <div className="stack g6">
          <div className="stack g5">
            {title}
            <Steps
              current={at}
              steps={steps.map((each) => ({
                label: t(stepNames[each]),
                ...(hrefOf && { href: hrefOf(each) }),
              }))}
            />
          </div>
          <PageForm
            form={form}
            toFix={words.toFix}
            labelOf={(path) => nameOf(path, values.packages.length)}
            foot={
              <div className="row between wrap g3 wiz-f">
                {before ? (
                  <Button changes={false} onPress={() => onBack(before)}>
                    {t(words.back)}
                  </Button>
                ) : (
                  <span />
                )}
                <span className="row g3">
                  {note}
                  <Button
                    type="submit"
                    variant="primary"
                    changes
                    isPending={form.isSending}
                    pendingLabel={t(words.saving)}
                  >
                    {t(step === 'review' ? words.toPay : words.next)}
                  </Button>
                </span>
              </div>
            }
          >
            {children}
          </PageForm>
        </div>
        {!isNarrow && <PriceCard values={values} />}
      </div>
      {isNarrow && <PriceBar values={values} />}
    </>
  )
}

type TermsProps = { form: PageFormState<CreateValues>; value: boolean; onChange: (value: boolean) => void }

export function CreateTerms({ form, value, onChange }: TermsProps) {
  return (
    <FieldPlace path="terms">
      <Checkbox value={value} error={form.errorOf('terms')} onChange={onChange}>
        <CarriageTerms />
      </Checkbox>
    </FieldPlace>
  )
}
