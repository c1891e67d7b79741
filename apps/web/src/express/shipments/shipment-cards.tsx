// What the page of a parcel shipment says of it: parties and parcels, the price and how it was paid.
import type { ReactNode } from 'react'
import { payWayText } from '@marsa/model/express/shipments/settlement-text.ts'
import type { End } from '@marsa/model/express/shipments/party.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { isBeforeScan, isDraft, isOver, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { downloadShipmentReceipt } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { RatePackage } from '@marsa/model/express/pricing/rate-rules.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { slotText, type Slot } from '@marsa/model/express/shipments/slots.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { detailText as words } from '../text.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { DropOff } from './drop-off.tsx'
import { useParcelFacts } from './parcel-facts.ts'
import { PartyLine } from './party-line.tsx'
import { PriceLines } from './price-lines.tsx'

const packagesOf = ({ packages }: ShipmentDetails['form']): Partial<RatePackage>[] =>
  Array.isArray(packages) ? (packages as Partial<RatePackage>[]) : []

/** Parties, parcels, pickup and what was agreed. */
export function FactsCard({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const { lang } = useLang()
  const { form, service } = shipment
  // Until it is paid for, the one that was chosen.
  const pickup =
    shipment.pickup ?? (isUnpaid(shipment.status) ? (form['slot'] as Slot | undefined) : undefined)
  const countryOf = (end: 'from' | 'to') => (form[end] as Partial<End> | undefined)?.country ?? ''
  const parcels = useParcelFacts(packagesOf(form))
  const facts: [string, ReactNode][] = [
    [
      t(shipmentFields.sender.label),
      <PartyLine
        key="from"
        party={form['sender'] ?? {}}
        city={shipment.fromCity}
        country={countryOf('from')}
      />,
    ],
    [
      t(shipmentFields.recipient.label),
      <PartyLine key="to" party={form['recipient'] ?? {}} city={shipment.toCity} country={countryOf('to')} />,
    ],
    ...parcels,
    ...(typeof form['description'] === 'string' && form['description'] !== ''
      ? [
          [t(shipmentFields.description.label), <bdi key="what">{form['description']}</bdi>] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(service ? [[t(words.service), serviceNames[service][lang]] as [string, string]] : []),
    [
      t(words.pickup),
      pickup ? (
        `${date(pickup.date, lang)}${comma(lang)}${slotText[pickup.slotCode][lang]}`
      ) : form['dropOff'] === true ? (
        <DropOff
          key="drop"
          city={shipment.fromCity}
          isDone={!isUnpaid(shipment.status) && !isBeforeScan(shipment.status)}
        />
      ) : (
        '–'
      ),
    ],
    ...(shipment.expectedOn && !isDraft(shipment.status) && !isOver(shipment.status)
      ? [[t(words.expected), date(shipment.expectedOn, lang)] as [string, string]]
      : []),
    ...(shipment.cod
      ? [[t(shipmentFields.cod.label), <Money key="cod" value={shipment.cod} />] as [string, ReactNode]]
      : []),
    ...(shipment.reference
      ? [
          [t(shipmentFields.reference.label), <Ref key="ref" value={shipment.reference} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(shipment.comments
      ? [[t(words.reason), <bdi key="why">{shipment.comments}</bdi>] as [string, ReactNode]]
      : []),
  ]
  return (
    <Card title={t(words.facts)}>
      <Facts facts={facts} />
    </Card>
  )
}

function MoneyPapers({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const { receiptNumber, invoices } = shipment
  const get = (invoice?: string) =>
    void download(downloadShipmentReceipt, {
      query: { shipmentId: shipment.id, ...(invoice && { invoice }) },
    })
  return (
    <div className="row wrap g2">
      {receiptNumber && (
        <Button size="s" changes={false} onPress={() => get()}>
          {t(words.receipt)} <Ref value={receiptNumber} />
        </Button>
      )}
      {invoices.map(({ number, kind }) => (
        <Button key={number} size="s" changes={false} onPress={() => get(number)}>
          {t(kind === 'credit-note' ? words.creditNote : words.taxInvoice)} <Ref value={number} />
        </Button>
      ))}
    </div>
  )
}

/** A draft has papers only after its payment was voided. */
function VoidedMoney({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  if (shipment.invoices.length === 0) return null
  return (
    <Card title={t(words.money)}>
      <div className="stack g4">
        <p>{t(words.voidedMoney)}</p>
        <MoneyPapers shipment={shipment} />
      </div>
    </Card>
  )
}

/** The price with its lines, how it was paid, and the papers of it. */
export function MoneyCard({ shipment }: { shipment: ShipmentDetails }) {
  const t = useT()
  const { lang } = useLang()
  const { price, payments } = shipment
  if (!price) return <VoidedMoney shipment={shipment} />
  // Credits are taxed when they are bought.
  const paidFils = payments.reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
  const bundleVat = payments.some(({ way }) => way === 'bundle') ? parseMoney(price.total) - paidFils : 0n
  return (
    <Card title={t(words.money)}>
      <div className="stack g4">
        <PriceLines lines={price.lines} vat={price.vat}>
          <li className="row between g2">
            <strong>{t(words.total)}</strong>
            <Money value={price.total} strong />
          </li>
        </PriceLines>
        {payments.map(({ way, amount, returnedTo }) => (
          <span key={way} className="row between g2">
            <span>
              {t(words.paid)}: {t(payWayText[way])}
              {returnedTo && ` (${t(words.returned)})`}
            </span>
            <Money value={amount} strong />
          </span>
        ))}
        {bundleVat > 0n && (
          <p className="dense muted">
            {t(words.vatWithBundle, { amount: money(toWire(bundleVat), 'AED', lang) })}
          </p>
        )}
        <MoneyPapers shipment={shipment} />
      </div>
    </Card>
  )
}
