// The request as a person reads it, for the review.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { wizardSteps, type WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { loadOf, type Load } from '../execution/agent-shipment-line.tsx'
import { useCargoLines, type Lines } from '../shipment/cargo-lines.tsx'
import { useWizard } from './wizard-context.ts'
import { nameIn, placeName, useGoods, usePlace } from './wizard-lookups.ts'
import { useMovement } from './wizard-movement.ts'
import { useStoredDocuments } from '../asking/draft-documents.ts'
import { draftOf, type RoutePointValues } from './wizard-values.ts'

const useRoutePointFacts = (point: RoutePointValues, place: Place | undefined): ReactNode => {
  const { lang } = useLang()
  const where = [point.building, point.address].filter((text) => text && point.kind === 'door')
  return (
    <>
      {place && `${placeName(lang, place)}${comma(lang)}${lang === 'ar' ? place.countryAr : place.countryEn}`}
      {where.map((text) => (
        <span key={text} className="sub">
          <bdi>{text}</bdi>
        </span>
      ))}
      <span className="sub">
        <bdi>{point.contactName}</bdi> {point.contactNumber && <PhoneText value={point.contactNumber} />}
      </span>
    </>
  )
}

const partsOf = (step: WizardStep): readonly string[] =>
  wizardSteps.find(({ name }) => name === step)?.parts ?? []

const useDocumentFacts = (): [ReactNode, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const { id } = useWizard()
  const { data = [] } = useStoredDocuments(id)
  if (data.length === 0) return [[t(wizardText.noDocuments), '']]
  return data.map(({ docCode, file, documentId }) => [
    documentTypes[docCode][lang],
    <bdi key={documentId} dir="ltr" className="wiz-file">
      {file}
    </bdi>,
  ])
}

export const useReviewFacts = () => {
  const { lang } = useLang()
  const t = useT()
  const { values } = useWizard()
  const draft = draftOf(values)
  const movement = useMovement(values)
  const origin = useRoutePointFacts(values.origin, usePlace(values.origin.place))
  const destination = useRoutePointFacts(values.destination, usePlace(values.destination.place))
  const load = {
    containerMode: values.containerMode,
    containerType: null,
    containerCount: null,
    ...draft,
  } as Load
  const goods = useGoods(values.commodity)
  const { mode } = freightFields
  const lines = useCargoLines(draft as Lines)
  const special = {
    ...lines,
    moreContainers: null,
    mode: null,
    direction: null,
    sameContact: null,
    origin,
    destination,
    containerMode: loadOf(load, t, lang),
    commodity: goods && nameIn(lang, goods),
  }
  return {
    route: [
      ...useFieldFacts(freightFields, draft, { parts: partsOf('route'), special }),
      [mode.short && t(mode.short), movement] as [ReactNode, ReactNode],
    ],
    cargo: useFieldFacts(freightFields, draft, { parts: partsOf('cargo'), special }),
    dates: useFieldFacts(freightFields, draft, { parts: partsOf('dates') }),
    documents: useDocumentFacts(),
  }
}
