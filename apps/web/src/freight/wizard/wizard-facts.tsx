// The request as a person reads it, for the review.
import { Fragment, type ReactNode } from 'react'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { numberOf } from '@marsa/model/freight/bulk/typed-number.ts'
import { containerModes, containerTypes } from '@marsa/model/reference/containers.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { useWizard } from './wizard-context.ts'
import { nameIn, placeName, useGoods, usePlace, useServices } from './wizard-lookups.ts'
import { useMovement } from './wizard-movement.ts'
import { useStoredDocuments } from '../asking/draft-documents.ts'
import type { RoutePointValues } from './wizard-values.ts'

type FactRows = [term: ReactNode, value: ReactNode][]

const useRoutePointFacts = (point: RoutePointValues, place: Place | undefined): ReactNode => {
  const { lang } = useLang()
  const where = [point.building, point.address].filter((text) => text && point.kind === 'door')
  return (
    <>
      {place &&
        `${placeName(lang, place)}${lang === 'ar' ? '، ' : ', '}${lang === 'ar' ? place.countryAr : place.countryEn}`}
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

const useRouteFacts = (): FactRows => {
  const t = useT()
  const { values } = useWizard()
  const movement = useMovement(values)
  const origin = useRoutePointFacts(values.origin, usePlace(values.origin.place))
  const destination = useRoutePointFacts(values.destination, usePlace(values.destination.place))
  return [
    [t(wizardText.origin), origin],
    [t(wizardText.destination), destination],
    [t(wizardFieldText.mode), movement],
  ]
}

const useCargoFacts = (): FactRows => {
  const t = useT()
  const { lang } = useLang()
  const { values } = useWizard()
  const goods = useGoods(values.commodity)
  const { containerMode, containerType, containerCount, pieces, grossWeightKg } = values
  const loaded = containerMode && containerModes[containerMode][lang]
  const boxes =
    containerMode === 'FCL' &&
    containerType &&
    `${containerCount ?? 1} × ${containerTypes[containerType][lang]}`
  const optional: FactRows = (
    [
      ['blNumber', values.mode === 'sea' && values.blNumber],
      ['containerNumber', values.mode === 'sea' && values.containerNumber],
      ['awbNumber', values.mode === 'air' && values.awbNumber],
    ] as const
  ).flatMap(([name, value]) =>
    value ? [[t(wizardFieldText[name]), <Ref key={name} value={value.trim().toUpperCase()} />]] : [],
  )
  return [
    [
      t(wizardFieldText.containerMode),
      <Fragment key="loaded">
        {loaded}
        {boxes && <span className="sub">{boxes}</span>}
      </Fragment>,
    ],
    [
      t(wizardFieldText.commodity),
      <Fragment key="goods">
        {goods && nameIn(lang, goods)}
        <span className="sub">
          <bdi>{values.description}</bdi>
        </span>
      </Fragment>,
    ],
    [t(wizardFieldText.grossWeightKg), weight(numberOf(grossWeightKg) ?? 0, lang)],
    [t(wizardFieldText.pieces), number(numberOf(pieces) ?? 0, lang)],
    [t(wizardFieldText.cargoValue), values.cargoValue && <Money key="value" value={values.cargoValue} />],
    [t(wizardFieldText.hazardous), t(values.hazardous === 'yes' ? wizardText.yes : wizardText.no)],
    ...(values.nickname.trim()
      ? ([[t(wizardFieldText.nickname), <bdi key="nickname">{values.nickname}</bdi>]] as FactRows)
      : []),
    ...optional,
  ]
}

const useDateFacts = (): FactRows => {
  const t = useT()
  const { lang } = useLang()
  const { values } = useWizard()
  const { data = [] } = useServices()
  const services = data.filter(({ code }) => values.services.includes(code)).map((row) => nameIn(lang, row))
  const pickup = values.origin.kind === 'door' && values.pickupAt
  return [
    [
      t(wizardFieldText.readyFrom),
      values.readyFrom && <When key="ready" value={values.readyFrom} as="date" />,
    ],
    [
      t(wizardFieldText.deliverBy),
      values.deliverBy && <When key="deliver" value={values.deliverBy} as="date" />,
    ],
    ...(pickup ? ([[t(wizardFieldText.pickupAt), <When key="pickup" value={pickup} />]] as FactRows) : []),
    [
      t(wizardFieldText.services),
      services.length > 0 ? services.join(lang === 'ar' ? '، ' : ', ') : t(wizardText.none),
    ],
    ...(values.remarks.trim()
      ? ([[t(wizardFieldText.remarks), <bdi key="remarks">{values.remarks}</bdi>]] as FactRows)
      : []),
  ]
}

const useDocumentFacts = (): FactRows => {
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

export const useReviewFacts = () => ({
  route: useRouteFacts(),
  cargo: useCargoFacts(),
  dates: useDateFacts(),
  documents: useDocumentFacts(),
})
