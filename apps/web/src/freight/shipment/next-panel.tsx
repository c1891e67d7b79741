// The next step of a shipment: the sentences under it, and where it is taken.
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { Phase } from '@marsa/model/requests/phase.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useT } from '../../kit/t.ts'
import { NextPanel } from '../../requests/door.tsx'
import { ConfirmDelivery } from '../execution/confirm-delivery.tsx'
import type { NextActionKey } from '../text.ts'
import { freightLine } from '../web-line.ts'
import { asAction, stepPath } from './next-step.ts'

const bodies: Record<NextActionKey, TextRow> = {
  'answer-question': shipmentText.answerBody,
  'request-again': shipmentText.againBody,
  'finish-draft': shipmentText.draftBody,
  'compare-quotes': shipmentText.compareBody,
  'finish-payment': shipmentText.finishBody,
  'pay-balance': shipmentText.payBody,
  'confirm-delivery': shipmentText.confirmBody,
  'agree-charges': shipmentText.chargesBody,
  'settle-dispute': shipmentText.disputeDeskBody,
  'decide-charges': shipmentText.chargesDeskBody,
  'approve-bill': shipmentText.billBody,
  'enter-vgm': shipmentText.vgmBody,
  'give-feedback': shipmentText.feedbackBody,
  'answer-request': shipmentText.agentBody,
  'report-milestone': shipmentText.agentBody,
  'post-final-quote': shipmentText.agentBody,
  'upload-invoice': shipmentText.agentBody,
  'upload-papers': shipmentText.documentsBody,
}

/** Steps that are taken further down on the same page. */
const places: Partial<Record<NextActionKey, string>> = {
  'give-feedback': 'feedback',
  'answer-question': 'questions',
  'request-again': 'actions',
  'upload-papers': 'documents',
  'agree-charges': 'added-charges',
  'decide-charges': 'added-charges',
  'settle-dispute': 'dispute',
  'approve-bill': 'bill',
  'enter-vgm': 'containers',
}

/** What stands there while nothing is asked of the reader. */
const quietBodies: Record<Phase, TextRow> = {
  draft: shipmentText.underWay,
  open: shipmentText.waitQuotes,
  quoted: shipmentText.waitQuotes,
  booked: shipmentText.underWay,
  completed: shipmentText.complete,
  rejected: shipmentText.closed,
  cancelled: shipmentText.closed,
  expired: shipmentText.closed,
}

export function ShipmentNext({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const action = asAction(shipment.nextAction)
  return (
    <NextPanel
      line={freightLine}
      view={shipment}
      step={action}
      customer={useVariant() === 'customer'}
      body={action && t(bodies[action])}
      quiet={t(quietBodies[freightPhaseOf(shipment.status)])}
      place={action && places[action]}
      path={`freight/${stepPath(action, shipment.RequestId)}`}
      act={action === 'confirm-delivery' && <ConfirmDelivery shipment={shipment} />}
    />
  )
}
