// Cancelling a shipment, in the words of freight.
import { useQuery } from '@tanstack/react-query'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { cancelRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { cancelStageText, changeText } from '@marsa/model/freight/changes/change-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import type { CancelBody } from '@marsa/model/requests/cancel-fields.ts'
import { prepare } from '../../kit/prepared.ts'
import { CancelDialog } from '../../requests/door.tsx'
import { freightLine } from '../web-line.ts'
import { cancelTermsQuery, changeReads } from './change-queries.ts'

const call = prepare(
  cancelRequest,
  ({ id, body }: { id: string; body: CancelBody }) => ({ query: { id }, body }),
  changeReads,
)

export function CancelShipment({ shipment, staff, onClose }: CancelProps) {
  const terms = useQuery(cancelTermsQuery(shipment.RequestId))
  return (
    <CancelDialog
      line={freightLine}
      view={shipment}
      reader={staff ? 'staff' : 'customer'}
      terms={terms}
      call={call}
      words={{
        paidTitle: changeText.cancelPaid,
        cancelPaid: changeText.cancelShipment,
        cancelledPaid: changeText.cancelledPaid,
        supportBody: changeText.supportBody,
        staffBody: terms.data?.paymentType === 'credit' ? changeText.byCredit : changeText.byCard,
        whyHint: shipmentText.whyHint,
        faultAgent: changeText.faultAgent,
        stages: cancelStageText,
      }}
      onClose={onClose}
    />
  )
}

export type CancelProps = { shipment: ShipmentDetail; staff?: boolean; onClose: () => void }
