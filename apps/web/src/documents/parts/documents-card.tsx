// The papers of a shipment: what is in, what the reader still has to bring, what may follow.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import {
  requiredDocuments,
  type DocumentNeed,
  type DocumentStage,
} from '@marsa/model/documents/required-documents.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { documentsQuery } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import { AllPapers, DeletePaper } from './document-actions.tsx'
import { StoredRow, WantedRow } from './document-rows.tsx'
import { LaterPaper, LaterUpload } from './papers.ts'

type Side = 'customer' | 'agent'
type Need = DocumentNeed

const quoting: readonly string[] = ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP']
const closed: readonly string[] = ['QS_CMP', 'QS_CAN', 'QS_REJ', 'EXPIRED']

/** The papers of the stages that have come, each once; required wins. */
const needsOf = (shipment: ShipmentDetail): Need[] => {
  const stages: DocumentStage[] = quoting.includes(shipment.status)
    ? ['request']
    : ['request', 'customs', 'delivery', 'completion']
  const cargo = {
    mode: shipment.mode,
    direction: shipment.direction,
    hazardous: shipment.cargo.hazardous,
    commodity: shipment.cargo.commodity,
    destination: shipment.destination.kind,
  }
  const needs = new Map<DocCode, Need>()
  for (const need of stages.flatMap((stage) => requiredDocuments({ ...cargo, stage })))
    needs.set(need.code, { ...need, required: need.required || needs.get(need.code)?.required === true })
  return [...needs.values()].toSorted((a, b) => Number(b.required) - Number(a.required))
}

const counts = ({ state }: StoredDocument): boolean => state !== 'RETURNED' && state !== 'REPLACED'

/** `side` is who reads: only papers of that side are asked for. */
export function DocumentsCard({ shipment, side }: { shipment: ShipmentDetail; side?: Side }) {
  const t = useT()
  const { data, isPending, isError, error, refetch } = useQuery(documentsQuery(shipment.RequestId))
  const [wanted, setWanted] = useState<DocCode>()
  const [opened, setOpened] = useState<string>()
  const [doomed, setDoomed] = useState<StoredDocument>()
  const [whole, setWhole] = useState(false)
  const needs = needsOf(shipment)
  const present = (data ?? []).filter((row) => row.state !== 'REPLACED')
  const shown = present.find((row) => row.documentId === opened)
  const isIn = (code: DocCode) => present.some((row) => row.docCode === code && counts(row))
  const required = needs.filter((need) => need.required && need.by === side)
  const mine =
    side && !closed.includes(shipment.status)
      ? needs.filter((need) => need.by === side && !isIn(need.code))
      : []
  const asks = side !== undefined && !closed.includes(shipment.status)
  const packed = present.filter(({ docCode }) => !documentTypes[docCode].identity).length > 1
  const optional = mine.filter((need) => !need.required)
  const shownOptional = whole ? optional : optional.slice(0, 1)
  return (
    <Card
      title={t(shipmentText.documents)}
      aside={
        data &&
        required.length > 0 && (
          <span className="dense muted">
            {t(shipmentText.requiredIn, {
              done: required.filter((need) => isIn(need.code)).length,
              total: required.length,
            })}
          </span>
        )
      }
      footer={
        optional.length > shownOptional.length || asks || packed ? (
          <span className="row wrap g2">
            {optional.length > shownOptional.length && (
              <Button variant="text" size="s" onPress={() => setWhole(true)}>
                {t(shipmentText.showMore, { count: optional.length - shownOptional.length })}
              </Button>
            )}
            {asks && (
              <Button variant="text" size="s" changes onPress={() => setWanted('OTHER')}>
                {t(shipmentText.other)}
              </Button>
            )}
            {packed && <AllPapers requestId={shipment.RequestId} />}
          </span>
        ) : undefined
      }
    >
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()}>{error.sentence}</ErrorState>}
      {data?.length === 0 && mine.length === 0 && (
        <p className="muted dense">{t(shipmentText.noDocuments)}</p>
      )}
      {data &&
        mine
          .filter((need) => need.required)
          .map((need) => <WantedRow key={need.code} {...need} onUpload={() => setWanted(need.code)} />)}
      {present.map((document) => (
        <StoredRow
          key={document.documentId}
          document={document}
          required={needs.find((need) => need.code === document.docCode)?.required}
          onOpen={() => setOpened(document.documentId)}
          onDelete={document.removable ? () => setDoomed(document) : undefined}
        />
      ))}
      {data &&
        shownOptional.map((need) => (
          <WantedRow key={need.code} {...need} onUpload={() => setWanted(need.code)} />
        ))}
      {wanted && (
        <LaterUpload
          requestId={shipment.RequestId}
          code={wanted}
          taken={present.filter((row) => row.own).map((row) => row.file)}
          onClose={() => setWanted(undefined)}
        />
      )}
      {shown && (
        <LaterPaper document={shown} requestId={shipment.RequestId} onClose={() => setOpened(undefined)} />
      )}
      {doomed && <DeletePaper document={doomed} onClose={() => setDoomed(undefined)} />}
    </Card>
  )
}
