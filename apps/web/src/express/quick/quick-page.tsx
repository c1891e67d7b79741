// Ten shipments a minute: one form that never leaves the keyboard, what it has prepared, and one payment for all of it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { X } from 'lucide-react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import {
  countShipments,
  listShipments,
  removeShipment,
  saveShipment,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { slotText } from '@marsa/model/express/shipments/slots.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useUsualAddress } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { valuesOf, type CreateValues } from '../shipments/create-values.ts'
import { DropOff } from '../shipments/drop-off.tsx'
import { ManyPaid, PayMany } from '../shipments/pay-many.tsx'
import { payText } from '../shipments/pay-text.ts'
import { SlotPicker } from '../shipments/slot-picker.tsx'
import { createText, listText } from '../text.ts'
import { expressTitles } from '../titles.ts'
import { QuickForm, type Prepared } from './quick-form.tsx'
import { quickText as words } from './quick-text.ts'
import { firstValues, nextValues } from './quick-values.ts'

export function QuickPage() {
  useOnly(saveShipment)
  const t = useT()
  const { lang } = useLang()
  useTitle(t(expressTitles.quick))
  const sender = useUsualAddress('pickup', true)
  const newest = useQuery(ask(listShipments, { pageSize: 1 }))
  const newestId = newest.data?.items[0]?.id
  const last = useQuery({ ...ask(viewShipment, { Id: newestId }), enabled: newestId !== undefined })
  const isWaiting = sender === undefined || newest.isPending || (newestId !== undefined && last.isPending)
  // Begun once: what is entered here is the newest shipment itself, and must not begin the form anew.
  const [begun, setBegun] = useState<{ sender: Address; last: CreateValues | undefined }>()
  if (!begun && !isWaiting && sender) setBegun({ sender, last: last.data && valuesOf(last.data.form) })
  return (
    <div className="stack g5">
      <div>
        <h1>{t(expressTitles.quick)}</h1>
        <p className="muted">{t(words.lead)}</p>
        <p className="dense muted">{t(words.keys)}</p>
      </div>
      {begun ? (
        <Quick {...begun} />
      ) : isWaiting ? (
        <Skeleton block="320px" />
      ) : (
        <div className="card">
          <Empty
            title={t(words.noSender)}
            action={
              <LinkButton variant="primary" href={`/${lang}/user/addresses`}>
                {t(words.toBook)}
              </LinkButton>
            }
          />
        </div>
      )}
    </div>
  )
}

export function Quick({ sender, last: before }: { sender: Address; last: CreateValues | undefined }) {
  const t = useT()
  const member = useQuery(ask(isActiveMember, {})).data?.isActiveMember === true
  const [agreed, setAgreed] = useState(false)
  const [withPlan, setWithPlan] = useState(true)
  const [initial, setInitial] = useState(() => firstValues(sender, before))
  const [last, setLast] = useState<CreateValues>()
  const [turn, setTurn] = useState(0)
  const [prepared, setPrepared] = useState<Prepared[]>([])
  const [paid, setPaid] = useState<readonly string[]>()
  const { dropOff, slot } = initial
  /** Of all that follow: the form begins anew with it. */
  const setPickup = (change: Partial<CreateValues>) => {
    setInitial((now) => ({ ...now, ...change }))
    setTurn((now) => now + 1)
  }
  const onPrepared = (shipment: Prepared, values: CreateValues) => {
    setPaid(undefined)
    setPrepared((now) => [...now, shipment])
    setLast(values)
    setInitial(nextValues(values))
    setTurn((now) => now + 1)
    void toast({
      title: t(words.added, { name: shipment.name, amount: shipment.total }),
      tone: 'success',
    })
  }
  return (
    <>
      <Card title={`${t(words.from)} ${sender.label}`}>
        <div className="stack g4">
          <Checkbox value={agreed} onChange={setAgreed}>
            {t(words.agree)}
          </Checkbox>
          {member && (
            <Checkbox value={withPlan} onChange={setWithPlan}>
              {t(payText.usePlan)}
            </Checkbox>
          )}
          <Checkbox value={dropOff} onChange={(isOn) => setPickup({ dropOff: isOn })}>
            {t(shipmentFields.dropOff.label)}
          </Checkbox>
          {dropOff ? (
            <p className="muted">
              <DropOff city={initial.from.city} />
            </p>
          ) : (
            <>
              <h3>{t(words.pickup)}</h3>
              <SlotPicker
                city={initial.from.city}
                day={slot?.date ?? null}
                code={slot?.slotCode ?? null}
                onChange={(change) => setPickup({ slot: { ...slot, ...change } })}
              />
              {slot?.slotCode && <p className="dense muted">{t(slotText[slot.slotCode])}</p>}
            </>
          )}
        </div>
      </Card>
      <div className="card card-b">
        <QuickForm
          key={turn}
          initial={initial}
          last={last}
          withPlan={member && withPlan}
          disabledReason={agreed ? undefined : t(createText.termsFirst)}
          onPrepared={onPrepared}
        />
      </div>
      {paid && <ManyPaid ids={paid} />}
      {prepared.length > 0 ? (
        <>
          <PreparedTable
            prepared={prepared}
            onRemoved={(id) => setPrepared((now) => now.filter((each) => each.id !== id))}
          />
          <PayMany
            key={prepared.map(({ id }) => id).join()}
            count={prepared.length}
            total={toWire(sum(prepared.map(({ total }) => parseMoney(total))))}
            hasPlan={prepared.some(({ hasPlan }) => hasPlan)}
            ready={async () =>
              inPortions(prepared).map((portion) => ({
                ids: portion.map(({ id }) => id),
                total: toWire(sum(portion.map(({ total }) => parseMoney(total)))),
              }))
            }
            onPaid={(ids) => {
              setPaid(ids)
              setPrepared([])
            }}
          />
        </>
      ) : (
        !paid && (
          <div className="card">
            <Empty title={t(words.none)}>{t(words.noneBody)}</Empty>
          </div>
        )
      )}
    </>
  )
}

type PreparedTableProps = { prepared: readonly Prepared[]; onRemoved: (id: string) => void }

function PreparedTable({ prepared, onRemoved }: PreparedTableProps) {
  const t = useT()
  const remove = useCommand(removeShipment, {
    refreshes: [listShipments, countShipments],
    onDone: (_, input) => onRemoved((input as { query: { shipmentId: string } }).query.shipmentId),
  })
  return (
    <div className="list-card">
      <DataTable
        label={t(words.ready)}
        rows={prepared.toReversed()}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'number',
            head: t(words.number),
            names: true,
            cell: ({ number }) => <Ref value={number} />,
          },
          { id: 'name', head: t(listText.recipient), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'city', head: t(listText.to), cell: ({ city }) => <bdi>{city}</bdi> },
          {
            id: 'cod',
            head: t(listText.cod),
            end: true,
            cell: ({ cod }) => (cod ? <Money value={toWire(parseMoney(cod))} /> : '–'),
          },
          { id: 'total', head: t(listText.total), end: true, cell: ({ total }) => <Money value={total} /> },
          {
            id: 'remove',
            head: <span className="vh">{t(words.remove)}</span>,
            end: true,
            cell: ({ id, number }) => (
              <Button
                size="s"
                variant="text"
                icon={X}
                changes
                aria-label={t(words.removeOf, { number })}
                onPress={() => remove.mutate({ query: { shipmentId: id } })}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
