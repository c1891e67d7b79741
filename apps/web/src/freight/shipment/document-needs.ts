// The documents that a shipment asks for at its stage.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import {
  requestDocuments,
  requiredDocuments,
  type DocumentNeed,
  type DocumentStage,
} from '@marsa/model/documents/required-documents.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isEnded, isInRound } from '@marsa/model/requests/phase.ts'

const carriedOut: readonly DocumentStage[] = ['customs', 'delivery', 'completion']

/** The documents of the stages that have come, each once; required wins. */
export const needsOf = (
  shipment: ShipmentDetail,
  settings: Parameters<typeof requestDocuments>[1],
): DocumentNeed[] => {
  const cargo = {
    mode: shipment.mode,
    direction: shipment.direction,
    hazardous: shipment.cargo.hazardous,
    commodity: shipment.cargo.commodity,
    destination: shipment.destination.kind,
  }
  const needs = new Map<DocCode, DocumentNeed>()
  const stages = isInRound(freightPhaseOf(shipment.status)) ? [] : carriedOut
  const all = [
    ...requestDocuments(cargo, settings),
    ...stages.flatMap((stage) => requiredDocuments({ ...cargo, stage })),
  ]
  for (const need of all)
    needs.set(need.code, { ...need, required: need.required || needs.get(need.code)?.required === true })
  return [...needs.values()].toSorted((a, b) => Number(b.required) - Number(a.required))
}

/** Nothing more is uploaded to it. */
export const isOver = ({ status }: ShipmentDetail): boolean => isEnded(freightPhaseOf(status))
