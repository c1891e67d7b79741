// What was asked, as the table of the fields names and writes it: for every side's page and for paper.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { legs, whoPays, type Leg } from '@marsa/model/freight/cargo/incoterms.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { useCargoLines } from './cargo-lines.tsx'
import { useMeasureFacts } from './measure-facts.ts'
import { loadOf } from '../execution/agent-shipment-line.tsx'

/** The cargo, and `more` fields that stand beside it in the answer. */
export const useRequestFacts = (
  { cargo, mode, direction }: ShipmentDetail,
  more: Partial<Pick<ShipmentDetail, 'readyFrom' | 'deliverBy' | 'pickupAt' | 'remarks'>> = {},
  special: Record<string, ReactNode> = {},
): [string, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const names = {
    containerMode: loadOf(cargo, t, lang),
    commodity: lang === 'ar' ? cargo.commodityAr : cargo.commodityEn,
  }
  const lines = useCargoLines(cargo)
  const measured = useMeasureFacts({ cargo: { mode }, measures: cargo.measures, pieces: undefined })
  const hidden = { moreContainers: null, volumeCbm: null, grossWeightKg: null }
  const facts = useFieldFacts(
    freightFields,
    { ...cargo, ...more },
    { special: { ...names, ...hidden, ...lines, ...special } },
  )
  const named = (paid: readonly Leg[]): string =>
    paid.length > 0 ? paid.map((leg) => t(legs[leg])).join(comma(lang)) : t(cargoText.nobody)
  const paid = cargo.incoterm && whoPays(cargo.incoterm, direction)
  return [
    ...facts,
    ...(paid
      ? [
          [t(cargoText.customerPays), named(paid.customer)] as [string, ReactNode],
          [t(cargoText.otherPays), named(paid.other)] as [string, ReactNode],
        ]
      : []),
    ...(measured?.figures ?? []),
  ]
}
