// What the desk does with an event of the port's gates that belongs to no truck: makes it a step of one, or dismisses it.
import { useState } from 'react'
import type { GateEventView } from '@marsa/model/trucks/execution/gate-endpoints.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { road, roadReads } from '../road/calls.ts'
import { ReasonDialog } from '../road/reason-dialog.tsx'
import { allocateText } from '../road/road-text.ts'
import { gateDialogText as words, truckDeskText } from './desk-words.ts'

type OfEvent = { gate: GateEventView; onClose: () => void }
const reads = [...roadReads, road.listGateEvents, road.viewTruckDesk]

/** What passed the gate and when; nothing of an event that cannot be read. */
const usePassage = ({ event }: GateEventView): string | undefined => {
  const t = useT()
  const { lang } = useLang()
  if (!event) return undefined
  const { isIn, facility, container, plate, at } = event
  return t(words.passage, {
    passage: t(isIn ? truckDeskText.gateIn : truckDeskText.gateOut, { place: `\u2068${facility}\u2069` }),
    when: dayTime(at, lang),
    container: `\u2066${container}\u2069`,
    plate: `\u2066${plate}\u2069`,
  })
}

/** The truck whose container and plate agree comes chosen. */
export function PlaceDialog({ gate, onClose }: OfEvent) {
  const t = useT()
  const { lang } = useLang()
  const passage = usePassage(gate)
  const { trucks } = gate
  const [slot, setSlot] = useState(
    (trucks.find(({ isSame }) => isSame) ?? (trucks.length === 1 ? trucks[0] : undefined))?.slot,
  )
  const [reason, setReason] = useState('')
  const command = useCommand(road.placeGateEvent, {
    refreshes: reads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.placed), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.placeTitle)}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.place)}
      pendingLabel={t(words.sending)}
      disabledReason={slot ? undefined : t(words.chooseFirst)}
      command={command}
      beside={['reason']}
      onSend={() => slot && command.mutate({ body: { eventId: gate.eventId, slot, reason } })}
    >
      <p>{passage}</p>
      <RadioCards
        label={t(words.truck)}
        choices={trucks.map(({ slot: id, bookingNumber, n, plate, container, code }) => ({
          id,
          label: t(words.choice, { booking: `\u2066${bookingNumber}\u2069`, n }),
          detail: t(words.becomes, {
            plate: `\u2066${plate}\u2069`,
            container: `\u2066${container}\u2069`,
            step: stepName({ code, post: null })[lang],
          }),
        }))}
        value={slot ?? null}
        onChange={setSlot}
      />
      <TextArea
        label={t(words.reason)}
        hint={t(words.reasonHint)}
        dir="auto"
        rows={2}
        limit={500}
        value={reason}
        error={command.error?.fieldSentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

export function DismissDialog({ gate, onClose }: OfEvent) {
  const t = useT()
  const passage = usePassage(gate)
  return (
    <ReasonDialog
      endpoint={road.dismissGateEvent}
      input={(reason) => ({ body: { eventId: gate.eventId, reason } })}
      refreshes={reads}
      title={t(words.dismissTitle)}
      body={[passage, t(words.dismissBody)].filter(Boolean).join(' ')}
      label={t(words.reason)}
      hint={t(words.reasonHint)}
      send={t(words.dismiss)}
      pendingLabel={t(words.sending)}
      done={t(words.dismissed)}
      isFinal
      onClose={onClose}
    />
  )
}
