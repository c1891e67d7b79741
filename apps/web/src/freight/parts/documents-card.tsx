// The papers of a shipment: what is in, what the reader still has to bring, what may follow.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { deleteDocument, listDocuments } from '@marsa/model/documents/endpoints.ts'
import { requiredDocuments, type DocumentStage } from '@marsa/model/documents/required-documents.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { viewShipment } from '@marsa/model/freight/shipment-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { documentsQuery } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import { StoredRow, WantedRow } from './document-rows.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type Side = 'customer' | 'agent'
type Need = { code: DocCode; required: boolean; by: Side }

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
  const [doomed, setDoomed] = useState<StoredDocument>()
  const [whole, setWhole] = useState(false)
  const needs = needsOf(shipment)
  const present = (data ?? []).filter((row) => row.state !== 'REPLACED')
  const isIn = (code: DocCode) => present.some((row) => row.docCode === code && counts(row))
  const required = needs.filter((need) => need.required && need.by === side)
  const mine =
    side && !closed.includes(shipment.status)
      ? needs.filter((need) => need.by === side && !isIn(need.code))
      : []
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
        optional.length > shownOptional.length || (side && !closed.includes(shipment.status)) ? (
          <span className="row wrap g2">
            {optional.length > shownOptional.length && (
              <Button variant="text" size="s" onPress={() => setWhole(true)}>
                {t(shipmentText.showMore, { count: optional.length - shownOptional.length })}
              </Button>
            )}
            <Button variant="text" size="s" onPress={() => setWanted('OTHER')}>
              {t(shipmentText.other)}
            </Button>
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
          onDelete={document.removable ? () => setDoomed(document) : undefined}
        />
      ))}
      {data &&
        shownOptional.map((need) => (
          <WantedRow key={need.code} {...need} onUpload={() => setWanted(need.code)} />
        ))}
      {wanted && (
        <UploadDialog
          requestId={shipment.RequestId}
          code={wanted}
          taken={present.filter((row) => row.own).map((row) => row.file)}
          onClose={() => setWanted(undefined)}
        />
      )}
      {doomed && <DeleteDialog document={doomed} onClose={() => setDoomed(undefined)} />}
    </Card>
  )
}

function DeleteDialog({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const t = useT()
  const refreshes = [listDocuments, viewShipment]
  const remove = useCommand(deleteDocument, {
    refreshes,
    onDone: () => {
      onClose()
      void toast({ title: t(shipmentText.deleted, { name: document.file }), tone: 'success' })
    },
  })
  return (
    <AlertDialog
      title={t(shipmentText.deleteTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(shipmentText.deleteIt)}
      keepLabel={t(shipmentText.keepIt)}
      isPending={remove.isPending}
      onAction={() => remove.mutate({ query: { documentId: document.documentId } })}
    >
      <p>{t(shipmentText.deleteBody, { name: document.file })}</p>
    </AlertDialog>
  )
}
