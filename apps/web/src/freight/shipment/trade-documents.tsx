// Documents of the trade that are printed from the shipment; one that cannot be had yet says why.
import { FileText } from 'lucide-react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { printTradeDocument } from '@marsa/model/freight/trade-documents/trade-document-endpoints.ts'
import { tradeDocumentText as words } from '@marsa/model/freight/trade-documents/trade-document-text.ts'
import {
  tradeDocumentKinds,
  tradeDocumentRefusal,
  tradeDocuments,
  type TradeDocument,
} from '@marsa/model/freight/trade-documents/trade-documents.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { loadFreightProblems } from '../problems.ts'

export function TradeDocuments({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  // What needs a booking is not offered before there is one.
  const kinds = tradeDocumentKinds.filter(
    (kind) => tradeDocumentRefusal(kind, shipment) !== 'freight.not-booked',
  )
  return (
    <Card title={t(words.card)}>
      <div className="stack g3">
        <p className="dense muted">{t(words.cardHint)}</p>
        <ul className="row row-top wrap g2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Print kind={kind} shipment={shipment} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Print({ kind, shipment }: { kind: TradeDocument; shipment: ShipmentDetail }) {
  const t = useT()
  const get = useSave(() => download(printTradeDocument, { query: { RequestId: shipment.RequestId, kind } }))
  return (
    <ActionButton
      size="s"
      icon={FileText}
      changes={false}
      refusal={tradeDocumentRefusal(kind, shipment)}
      problems={loadFreightProblems}
      isPending={get.isPending}
      onPress={() => get.mutate()}
    >
      {t(tradeDocuments[kind])}
    </ActionButton>
  )
}
