// What was asked, as the table of the fields names and writes it: for every side's page and for paper.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { useCargoLines } from './cargo-lines.tsx'
import { useMeasureFacts } from './measure-facts.ts'
import { loadOf } from '../execution/agent-shipment-line.tsx'

/** The cargo, and `more` fields that stand beside it in the answer. */
export const useRequestFacts = (
  { cargo, mode }: ShipmentDetail,
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
  return [...facts, ...(measured?.figures ?? [])]
}
