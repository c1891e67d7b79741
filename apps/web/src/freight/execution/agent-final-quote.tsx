// The final quotation of the winner of a shipment: what stands now, and the form when it is opened.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { finalQuoteText as words, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { FinalQuoteForm } from '../../requests/door.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { finalQuoteCalls } from '../quoting/quote-calls.ts'
import { agentQuoteQuery } from '../quoting/quote-queries.ts'
import { loadFreightProblems } from '../problems.ts'

/** The down payment stays; half of the accepted total where none was made. */
const leastOf = ({ money }: ShipmentDetail, accepted: string): string =>
  money?.payments.find(({ part }) => part === 'down')?.amount ?? toWire(half(parseMoney(accepted)))

export function FinalQuoteCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...agentQuoteQuery(shipment.RequestId), enabled: open })
  const posted = shipment.quotation?.isFinal === true
  return (
    <Card
      flush={open}
      id="final"
      title={t(words.final)}
      aside={open && <span className="cap muted">{t(quoteFormText.chargesNote)}</span>}
    >
      {!open && (
        <div className="stack g4">
          {shipment.money && (
            <Facts
              across
              facts={[
                [
                  t(posted ? words.final : words.accepted),
                  <Money key="t" value={shipment.money.total} strong />,
                ],
                [t(words.paid), <Money key="p" value={shipment.money.paid} />],
                [t(words.balanceNow), <Money key="b" value={shipment.money.balance} />],
              ]}
            />
          )}
          <ActionButton
            variant={shipment.nextAction === 'post-final-quote' ? 'primary' : 'secondary'}
            refusal={shipment.finalQuoteRefusal}
            problems={loadFreightProblems}
            onPress={() => setOpen(true)}
          >
            {t(posted ? words.postAgain : words.showFinal)}
          </ActionButton>
        </div>
      )}
      {open && !data && <Skeleton block="320px" />}
      {open && data && (
        <FinalQuoteForm
          key={shipment.version}
          charges={data.own?.charges ?? []}
          changes={shipment.finalChanges}
          money={{
            paid: shipment.money?.paid ?? '0',
            least: leastOf(shipment, data.own?.totalEstimate ?? '0'),
          }}
          calls={finalQuoteCalls(shipment)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
