// The pickups that a slot takes: of one emirate usually, or of several on one day.
import { useState } from 'react'
import { areaCodes } from '@marsa/model/express/couriers/courier.ts'
import { listSlotCapacities, saveSlotCapacity } from '@marsa/model/express/setup/slot-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { AreaChoice } from '../couriers/area-choice.tsx'
import { setupText, slotSetupText as words } from './setup-text.ts'

type SlotDialogProps = { area?: Emirate; capacity: number; onClose: () => void }

export function SlotDialog({ area, capacity: before, onClose }: SlotDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const today = dayOf(new Date())
  const [areas, setAreas] = useState<Emirate[]>(area ? [area] : [...areaCodes])
  const [day, setDay] = useState<string | null>(area ? null : today)
  const [capacity, setCapacity] = useState<number | null>(before)
  const command = useCommand(saveSlotCapacity, {
    refreshes: [listSlotCapacities],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(setupText.saved), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  return (
    <CommandDialog
      title={area ? t(setupText.changeNamed, { name: emirates[area][lang] }) : t(words.add)}
      send={t(setupText.save)}
      command={command}
      beside={['areas', 'day', 'capacity']}
      onClose={onClose}
      onSend={() =>
        // An empty number is none, which the server refuses at the field; null would take back what was set.
        command.mutate({ body: { areas, day: area ? null : (day ?? ''), capacity: capacity ?? -1 } })
      }
    >
      {!area && (
        <>
          <DateInput label={t(words.day)} min={today} value={day} error={said?.['day']} onChange={setDay} />
          <AreaChoice value={areas} open={areaCodes} error={said?.['areas']} onChange={setAreas} />
        </>
      )}
      <NumberInput
        label={t(words.capacity)}
        hint={`${t(words.capacityHint)} ${t(words.takenNote)}`}
        min={0}
        max={500}
        value={capacity}
        error={said?.['capacity']}
        onChange={setCapacity}
      />
    </CommandDialog>
  )
}
