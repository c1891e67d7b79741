// The panel at the head of a shipment: what the reader does next, what it costs, the button.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { isPayment } from '@marsa/model/requests/turn.ts'
import { shipmentTurnText, shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { missingSentence } from '@marsa/model/requests/turn-text.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { PayButton } from '../../finance/door.tsx'
import { WaitsFor } from '../../requests/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import type { Phase } from '@marsa/model/requests/phase.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import type { NextActionKey } from '../text.ts'
import { ConfirmDelivery } from '../execution/confirm-delivery.tsx'
import { asAction, stepPath } from './next-step.ts'
import { payCall } from './pay-calls.ts'

const bodies: Record<NextActionKey, TextRow> = {
  'answer-question': shipmentText.answerBody,
  'request-again': shipmentText.againBody,
  'finish-draft': shipmentText.draftBody,
  'compare-quotes': shipmentText.compareBody,
  'finish-payment': shipmentText.finishBody,
  'pay-balance': shipmentText.payBody,
  'confirm-delivery': shipmentText.confirmBody,
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
}

const customers: readonly (Role | undefined)[] = ['customer', 'business', 'portal']

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

export function NextPanel({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const reader = customers.includes(useMe()?.roleName) ? 'customer' : undefined
  const { turn } = shipment
  const action = asAction(shipment.nextAction)
  if (!action)
    return (
      <div className="ship-r quiet">
        <p className="cap strong">{t(shipmentText.nothing)}</p>
        {turn ? (
          <WaitsFor
            words={shipmentTurnWords}
            facts={{ ...shipment, id: shipment.RequestId }}
            reader={reader}
            refreshes={[viewShipment]}
          />
        ) : (
          <p className="dense muted">{t(quietBodies[freightPhaseOf(shipment.status)])}</p>
        )}
      </div>
    )
  return (
    <div className="ship-r">
      <p className="cap next-step">{t(shipmentText.next, { step: t(shipmentTurnText[action]) })}</p>
      {isPayment(action) && shipment.money && <Money value={shipment.money.balance} size="xl" />}
      <p className="dense muted">{(turn && missingSentence(turn, lang)) ?? t(bodies[action])}</p>
      <Act action={action} shipment={shipment} />
    </div>
  )
}

function Act({ action, shipment }: { action: NextActionKey; shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  if (isPayment(action) && shipment.quotation)
    return (
      <PayButton
        quotationId={shipment.quotation.QuotationId}
        call={payCall}
        label={t(action === 'pay-balance' ? shipmentText.payBalance : shipmentText.payAgain)}
      />
    )
  if (action === 'confirm-delivery') return <ConfirmDelivery shipment={shipment} />
  const place = places[action]
  if (place)
    return (
      <Button
        variant="primary"
        size="l"
        block
        onPress={() => document.getElementById(place)?.scrollIntoView({ block: 'center' })}
      >
        {t(shipmentTurnText[action])}
      </Button>
    )
  return (
    <LinkButton
      variant="primary"
      size="l"
      block
      href={`/${lang}/freight/${stepPath(action, shipment.RequestId)}`}
    >
      {t(shipmentTurnText[action])}
    </LinkButton>
  )
}
