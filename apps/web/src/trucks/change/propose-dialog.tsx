// One side proposes a change: what is to be otherwise is ticked and entered, and the price by it is shown before it is sent.
import { useState } from 'react'
import { dirhamPattern, toWire } from '@marsa/model/kit/money.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import {
  beginningRefusal,
  changedLines,
  deliveryRefusal,
  dropRefusal,
  linesTotal,
  noChange,
  type Change,
  type ChangeSide,
} from '@marsa/model/trucks/change/change.ts'
import {
  isSubtypeOf,
  truckSubtypeCodes,
  truckSubtypes,
  truckTypeCodes,
  truckTypes,
} from '@marsa/model/trucks/road/truck-types.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { DropoffField, PickupField } from '../asking/place-field.tsx'
import { instantIn, road, roadReads, type Changes } from '../road/calls.ts'
import { allocateText } from '../road/road-text.ts'
import { changeDialogText as words, changeText } from './change-words.ts'
import { Difference } from './difference.tsx'
import { DropPart, PricePart, pricedIn } from './price-parts.tsx'

type Part = 'drop' | 'dates' | 'pickup' | 'dropoff' | 'type' | 'price'
type ProposeProps = { data: Changes; form: TruckForm; side: ChangeSide; onClose: () => void }

/** What may change now; the places are the customer's own. */
const partsNow = ({ slots }: Changes, side: ChangeSide): Part[] => {
  const [begun, delivered] = [beginningRefusal(slots) !== undefined, deliveryRefusal(slots) !== undefined]
  const open: Record<Part, boolean> = {
    drop: slots.some((slot) => dropRefusal(slot, slots.length) === undefined),
    dates: !delivered,
    pickup: side === 'customer' && !begun,
    dropoff: side === 'customer' && !delivered,
    type: !begun,
    price: true,
  }
  return (Object.keys(open) as Part[]).filter((part) => open[part])
}

export function ProposeDialog({ data, form, side, onClose }: ProposeProps) {
  const t = useT()
  const { lang } = useLang()
  const [parts, setParts] = useState<readonly Part[]>([])
  const [drop, setDrop] = useState<readonly string[]>([])
  const [weightKg, setWeight] = useState<number | null>(form.weightKg)
  const [pickupAt, setPickupAt] = useState<string | null>(data.proposedPickup.slice(0, 16))
  const [deliveryAt, setDeliveryAt] = useState<string | null>(data.proposedDelivery.slice(0, 16))
  const [pickup, setPickup] = useState<TruckPlace>(form.pickup)
  const [dropoff, setDropoff] = useState<TruckPlace>(form.dropoff)
  const [truckType, setType] = useState(form.truckType)
  const [subType, setSubType] = useState(form.subType)
  const [rates, setRates] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const command = useCommand(road.proposeChange, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sent), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const has = (part: Part): boolean => parts.includes(part)
  const isBegun = beginningRefusal(data.slots) !== undefined
  const changed = <Value,>(part: Part, value: Value, known: Value): Value | null =>
    has(part) && value !== known ? value : null
  const change: Change = {
    ...noChange,
    drop: has('drop') ? drop : [],
    weightKg: changed('drop', weightKg, form.weightKg),
    proposedPickup: instantIn(changed('dates', pickupAt, data.proposedPickup.slice(0, 16))),
    proposedDelivery: instantIn(changed('dates', deliveryAt, data.proposedDelivery.slice(0, 16))),
    pickup: changed('pickup', pickup, form.pickup),
    dropoff: changed('dropoff', dropoff, form.dropoff),
    truckType: changed('type', truckType, form.truckType),
    subType: changed('type', subType, form.subType),
    rates: has('price') ? pricedIn(data, rates) : [],
  }
  const lines = data.lines.map(({ rate, ...line }) => ({
    ...line,
    sellingFils: BigInt(rate.replace('.', '')),
  }))
  const sound = change.rates.every(({ rate }) => dirhamPattern.test(rate))
  const price = changedLines(lines, form, sound ? change : { ...change, rates: [] }, data.dropPercent)
  const after = toWire(linesTotal(price.lines))
  const tick = (part: Part, isOn: boolean) =>
    setParts(isOn ? [...parts, part] : parts.filter((each) => each !== part))
  const place = (end: 'pickup' | 'dropoff') => (path?: string) =>
    errorOf(path === undefined ? end : `${end}.${path}`)
  return (
    <CommandDialog
      title={t(changeText.propose)}
      size="l"
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.send)}
      pendingLabel={t(words.sending)}
      disabledReason={parts.length === 0 ? t(words.chooseFirst) : undefined}
      command={command}
      onSend={() =>
        command.mutate({
          query: { id: data.id },
          body: {
            ...change,
            drop: [...change.drop],
            rates: [...change.rates],
            reason,
            total: after,
            version: data.version,
          },
        })
      }
    >
      <div role="group" aria-label={t(words.what)} className="stack g3">
        <p className="med">{t(words.what)}</p>
        <div className="row wrap g4">
          {partsNow(data, side).map((part) => (
            <Checkbox key={part} value={has(part)} onChange={(isOn) => tick(part, isOn)}>
              {t(words[part])}
            </Checkbox>
          ))}
        </div>
      </div>
      {has('drop') && (
        <DropPart
          data={data}
          drop={drop}
          weightKg={weightKg}
          errorOf={errorOf}
          onDrop={(next) => {
            setDrop(next)
            setWeight(Math.ceil((form.weightKg * (form.trucks - next.length)) / form.trucks))
          }}
          onWeight={setWeight}
        />
      )}
      {has('dates') && (
        <div className="grid c2">
          {!isBegun && (
            <DateTimeInput
              label={t(changeText.pickupAt)}
              value={pickupAt}
              error={errorOf('proposedPickup')}
              onChange={setPickupAt}
            />
          )}
          <DateTimeInput
            label={t(changeText.deliveryAt)}
            value={deliveryAt}
            error={errorOf('proposedDelivery')}
            onChange={setDeliveryAt}
          />
        </div>
      )}
      {has('pickup') && (
        <PickupField
          label={t(changeText.pickup)}
          value={pickup}
          values={form}
          onChange={(next) => setPickup(next as TruckPlace)}
          errorOf={place('pickup')}
        />
      )}
      {has('dropoff') && (
        <DropoffField
          label={t(changeText.dropoff)}
          value={dropoff}
          values={form}
          onChange={(next) => setDropoff(next as TruckPlace)}
          errorOf={place('dropoff')}
        />
      )}
      {has('type') && (
        <div className="grid c2">
          <Select
            label={t(changeText.type)}
            options={truckTypeCodes
              .filter((code) => truckTypes[code].payloadKg >= truckTypes[form.truckType].payloadKg)
              .map((id) => ({ id, label: truckTypes[id][lang] }))}
            value={truckType}
            error={errorOf('truckType')}
            onChange={(id) => {
              const next = id as typeof truckType
              setType(next)
              if (!isSubtypeOf(subType, next)) setSubType(truckTypes[next].subtypes[0])
            }}
          />
          <Select
            label={t(changeText.equipment)}
            options={truckSubtypeCodes
              .filter((code) => isSubtypeOf(code, truckType))
              .map((id) => ({ id, label: truckSubtypes[id][lang] }))}
            value={subType}
            error={errorOf('subType')}
            onChange={(id) => setSubType(id as typeof subType)}
          />
        </div>
      )}
      {has('price') && <PricePart data={data} rates={rates} errorOf={errorOf} onChange={setRates} />}
      <TextArea
        label={t(words.reason)}
        hint={t(words.reasonHint)}
        dir="auto"
        rows={2}
        limit={500}
        value={reason}
        error={errorOf('reason')}
        onChange={setReason}
      />
      <Difference before={toWire(linesTotal(lines))} after={after} kept={toWire(price.keptFils)} />
    </CommandDialog>
  )
}
