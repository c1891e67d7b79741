// What was asked, as the table of the fields names and writes it: for every side's page and for paper.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { loadOf } from '../execution/agent-shipment-line.tsx'

/** The cargo, and `more` fields that stand beside it in the answer. */
export const useRequestFacts = (
  { cargo }: ShipmentDetail,
  more: Partial<Pick<ShipmentDetail, 'readyFrom' | 'deliverBy' | 'pickupAt' | 'remarks'>> = {},
  special: Record<string, ReactNode> = {},
): [string, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const names = {
    containerMode: loadOf(cargo, t, lang),
    commodity: lang === 'ar' ? cargo.commodityAr : cargo.commodityEn,
  }
  return useFieldFacts(freightFields, { ...cargo, ...more }, { special: { ...names, ...special } })
}
