// What the sender of a waiting shipment reads: why it waits, until when, what is to be paid, and the ways to settle it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chargeText } from '@marsa/model/express/depot/charge.ts'
import {
  payCharge,
  viewHolds,
  type ChargeView,
  type HoldView,
} from '@marsa/model/express/depot/hold-endpoints.ts'
import { holdAskText, holdReasonText, isAnsweredInWords } from '@marsa/model/express/depot/hold.ts'
import { may } from '@marsa/model/kit/access.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { holdsText as words } from './holds-text.ts'
import { PriceLines } from '../shipments/price-lines.tsx'
import { PayCharge } from './pay-charge.tsx'

const LazyAnswer = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** Nothing for a shipment that neither waits nor has anything due. */
export function HoldCards({ shipment }: { shipment: ShipmentDetails }) {
  const query = useQuery(ask(viewHolds, { shipmentId: shipment.id }))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="160px" />}>
      {({ holds, charges, attempts, credits, wallet }) => (
        <>
          {shipment.status === 'ON_HOLD' && <Waiting shipment={shipment} holds={holds} />}
          {shipment.status === 'DELIVERY_FAILED' && (
            <Failed shipment={shipment} holds={holds} attempts={attempts} />
          )}
          {charges.map((charge) => (
            <Charge key={charge.id} charge={charge} credits={credits} wallet={wallet} shipment={shipment} />
          ))}
        </>
      )}
    </Loaded>
  )
}

type HoldsProps = { shipment: ShipmentDetails; holds: HoldView[] }

function Waiting({ shipment, holds }: HoldsProps) {
  const t = useT()
  const { lang } = useLang()
  if (holds.length === 0) return null
  return (
    <Card title={t(words.title)}>
      <div className="stack g4">
        {holds.map((hold) => (
          <div key={hold.id} className="stack g2">
            <Banner tone="attention" title={t(holdReasonText[hold.reason])}>
              {t(holdAskText[hold.reason])}
            </Banner>
            <Facts
              facts={[
                ...(hold.note
                  ? [[t(words.note), <bdi key="note">{hold.note}</bdi>] as [string, React.ReactNode]]
                  : []),
                ...answerFacts(hold, t, lang),
              ]}
            />
            {hold.answerBy && (
              <p className="dense">
                {t(hold.reason === 'PAYMENT' ? words.payBy : words.answerBy, {
                  day: date(hold.answerBy, lang),
                })}
              </p>
            )}
          </div>
        ))}
        {holds.some(({ reason }) => isAnsweredInWords(reason)) && (
          <Answer shipment={shipment} holds={holds} />
        )}
      </div>
    </Card>
  )
}

function Failed({ shipment, holds, attempts }: HoldsProps & { attempts: number }) {
  const t = useT()
  const { lang } = useLang()
  const answered = holds.find(({ answer }) => answer !== null)
  return (
    <Card title={t(words.failedTitle)}>
      <div className="stack g4">
        {attempts > 0 && <p>{t(words.attempts, { count: attempts })}</p>}
        <p className="muted">{t(words.failedBody)}</p>
        {answered && <Facts facts={answerFacts(answered, t, lang)} />}
        <Answer shipment={shipment} holds={holds} />
      </div>
    </Card>
  )
}

const answerFacts = (
  { answer, wantedOn }: HoldView,
  t: ReturnType<typeof useT>,
  lang: 'en' | 'ar',
): [string, React.ReactNode][] => [
  ...(answer ? [[t(words.yourAnswer), <bdi key="answer">{answer}</bdi>] as [string, React.ReactNode]] : []),
  ...(wantedOn ? [[t(words.wantedOn), date(wantedOn, lang)] as [string, React.ReactNode]] : []),
]

/** Only who sent it answers and pays; the desk reads. */
const useIsSender = (): boolean => {
  const me = useMe()
  return me !== undefined && may({ role: me.roleName }, payCharge.policy) !== undefined
}

function Answer({ shipment, holds }: HoldsProps) {
  const t = useT()
  const isSender = useIsSender()
  const [isOpen, setOpen] = useState(false)
  const isAnswered = holds.some(({ answer }) => answer !== null)
  if (!isSender) return null
  return (
    <div>
      <Button variant={isAnswered ? 'secondary' : 'primary'} changes onPress={() => setOpen(true)}>
        {t(isAnswered ? words.answerAgain : words.answer)}
      </Button>
      {isOpen && <LazyAnswer shipment={shipment} onClose={() => setOpen(false)} />}
    </div>
  )
}

type ChargeProps = { charge: ChargeView; credits: string; wallet: string; shipment: ShipmentDetails }

function Charge({ charge, credits, wallet, shipment }: ChargeProps) {
  const t = useT()
  const isSender = useIsSender()
  const { kind, lines, vat, total, way } = charge
  return (
    <Card title={t(chargeText[kind])}>
      <div className="stack g4">
        <PriceLines lines={lines} vat={vat}>
          <li className="row between g2">
            <strong>{t(way === null ? words.total : way === 'debt' ? words.owed : words.paidLine)}</strong>
            <Money value={way === 'bundle' ? charge.net : total} strong />
          </li>
        </PriceLines>
        {way === null && isSender && (
          <PayCharge charge={charge} credits={credits} wallet={wallet} shipmentId={shipment.id} />
        )}
      </div>
    </Card>
  )
}
