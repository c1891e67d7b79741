// Sending a parcel in steps, one page each: what is entered is kept as a draft with every step, the price stands beside.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentNeeds } from '@marsa/model/express/attachments/attachments.ts'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import {
  countShipments,
  listShipments,
  saveShipment,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { useMe } from '../../accounts/door.tsx'
import { useUsualAddress } from '../../accounts/address-book/door.tsx'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { createText as words } from '../text.ts'
import { beginFrom } from './begin-values.ts'
import { CreateFrame, CreateTerms, parcelProblems } from './create-frame.tsx'
import { stepOfPath, stepsOf, type CreateStep } from './create-steps.ts'
import {
  againFrom,
  draftOf,
  formOf,
  stepFaults,
  valuesOf,
  withService,
  type CreateValues,
} from './create-values.ts'
import { useIsIndividual } from './attachments-card.tsx'
import { DocumentsStep, sentOf } from './documents-step.tsx'
import { ParcelsStep } from './parcels-step.tsx'
import { PartyStep } from './party-step.tsx'
import { Review } from './review.tsx'
import { ServiceStep } from './service-step.tsx'
import { stepNames } from './step-names.ts'

const route = getRouteApi('/$lang/inside/express/new')

const problems = async () => ({
  ...(await parcelProblems()),
  ...(await import('@marsa/model/express/attachments/attachment-problems.ts')).attachmentProblems,
})

export function CreateShipmentPage() {
  const { lang } = useLang()
  const { id, again } = route.useSearch()
  // A draft that got its id while it was typed stays as it is.
  const [opened] = useState(id ?? again)
  const draft = useQuery({
    ...ask(viewShipment, opened ? { Id: opened } : {}),
    enabled: opened !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // Fetched once: an address that is changed in the meantime does not begin the form anew.
  const usual = useUsualAddress('pickup', opened === undefined)
  const [begun, setBegun] = useState<CreateValues>()
  const me = useMe()
  if (!opened && !begun && usual !== undefined && me) {
    const { first, last } = nameIn(me, lang)
    setBegun(
      beginFrom(usual, location.search, { name: `${first} ${last}`.trim(), mobile: me.mobileNumber ?? '' }),
    )
  }
  if (!opened) return begun ? <Create initial={begun} /> : <Skeleton block="320px" />
  return (
    <Loaded query={draft} card skeleton={<Skeleton block="320px" />}>
      {(shipment) =>
        again ? (
          <Create key={shipment.id} initial={againFrom(shipment.form)} />
        ) : (
          <Create key={shipment.id} initial={valuesOf(shipment.form)} id={shipment.id} />
        )
      }
    </Loaded>
  )
}

function Create({ initial, id: known }: { initial: CreateValues; id?: string }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { step = 'sender' } = route.useSearch()
  const [id, setId] = useState(known)
  const [terms, setTerms] = useState(false)
  const [withPlan, setWithPlan] = useState(false)
  const member = useQuery(ask(isActiveMember, {})).data
  const isIndividual = useIsIndividual()
  const stepsFor = (values: CreateValues) =>
    stepsOf(attachmentNeeds(sentOf(values), { isIndividual }).length > 0)
  useTitle(`${t(stepNames[step])} · ${t(words.title)}`)
  const save = useCommand(saveShipment, {
    refreshes: [listShipments, countShipments, viewShipment],
    quiet: true,
  })
  const hrefOf = (next: CreateStep, named = id) =>
    `/${lang}/express/new?step=${next}${named ? `&id=${named}` : ''}`

  const form = usePageForm<CreateValues>({
    initial,
    check: (values) => stepFaults(values, step, { id, isIndividual }),
    problems,
    onSend: async (values) => {
      const steps = stepsFor(values)
      const next = step === 'documents' ? 'review' : steps[steps.indexOf(step) + 1]
      if (next) {
        const kept = next === 'service' ? withService(values) : values
        form.set({ service: kept.service })
        const saved = await save.mutateAsync({ body: { ...draftOf(kept), ...(id && { id }) } })
        setId(saved.id)
        form.settle()
        void navigate({ href: hrefOf(next, saved.id) })
        return
      }
      try {
        const saved = await save.mutateAsync({
          body: { ...formOf(values), ...(id && { id }), toPay: true, terms, withPlan },
        })
        void navigate({ href: `/${lang}/express/shipments/${saved.id}` })
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        const [first] = Object.keys(problem.fieldSentences)
        if (first && stepOfPath(first) !== 'review') void navigate({ href: hrefOf(stepOfPath(first)) })
        throw problem
      }
    },
  })
  const { values } = form
  return (
    <CreateFrame
      form={form}
      steps={stepsFor(values)}
      step={step}
      title={<h1>{t(words.title)}</h1>}
      hrefOf={hrefOf}
      onBack={(before) => {
        form.settle()
        void navigate({ href: hrefOf(before) })
      }}
      note={
        id && (
          <span className="dense muted" role="status">
            {t(words.saved)}
          </span>
        )
      }
    >
      {(step === 'sender' || step === 'recipient') && <PartyStep key={step} side={step} />}
      {step === 'parcels' && <ParcelsStep />}
      {step === 'service' && <ServiceStep />}
      {step === 'documents' && <DocumentsStep id={id} />}
      {step === 'review' && (
        <div className="stack g5">
          <Review values={values} change={(each) => <a href={hrefOf(each)}>{t(words.change)}</a>} />
          {member?.isActiveMember && (
            <Checkbox value={withPlan} onChange={setWithPlan}>
              {t(words.usePlan)}
            </Checkbox>
          )}
          <CreateTerms form={form} value={terms} onChange={setTerms} />
        </div>
      )}
    </CreateFrame>
  )
}
