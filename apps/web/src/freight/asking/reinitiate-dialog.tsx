// Sending an ended request again: under its number, with new days where the old ones have passed.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { reinitiateRequest } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { DateInput, DateTimeInput } from '../../ui/fields/date-input.tsx'
import { changeReads } from '../changes/change-queries.ts'

/** Which of the days have passed; how soon a pickup may be, the server says. */
const passed = ({ readyFrom, deliverBy, pickupAt }: ShipmentDetail, now: Date) => ({
  readyFrom: readyFrom < dayOf(now),
  deliverBy: readyFrom < dayOf(now) || deliverBy <= dayOf(now),
  pickupAt: pickupAt !== null && Date.parse(pickupAt) < now.getTime(),
})

export function ReinitiateDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const t = useT()
  const [now] = useState(() => new Date())
  const old = passed(shipment, now)
  const [days, setDays] = useState({
    readyFrom: old.readyFrom ? null : shipment.readyFrom,
    deliverBy: old.deliverBy ? null : shipment.deliverBy,
    pickupAt: old.pickupAt ? null : (shipment.pickupAt?.slice(0, 16) ?? null),
  })
  const change = (part: Partial<typeof days>) => setDays((before) => ({ ...before, ...part }))
  const command = useCommand(reinitiateRequest, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(changeText.againDone), tone: 'success' })
    },
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const asked = old.readyFrom || old.deliverBy || old.pickupAt || Object.keys(serverErrors).length > 0
  const send = () =>
    command.mutate({
      query: { id: shipment.RequestId },
      body: {
        readyFrom: days.readyFrom ?? undefined,
        deliverBy: days.deliverBy ?? undefined,
        pickupAt: days.pickupAt === null ? undefined : `${days.pickupAt}:00+04:00`,
        version: shipment.version,
      },
    })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(changeText.againTitle, { number: shipment.quoteNumber })}

      back={t(changeText.back)}
      send={t(changeText.again)}

      pendingLabel={t(changeText.sending)}

      command={command}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(changeText.againBody)}</p>
      {asked && (
        <>
          <Banner tone="attention" title={t(changeText.againDates)} />
          <DateInput
            label={t(changeText.readyFrom)}
            min={dayOf(now)}
            value={days.readyFrom}
            error={serverErrors['readyFrom']}
            onChange={(readyFrom) => change({ readyFrom })}
          />
          <DateInput
            label={t(changeText.deliverBy)}
            min={dayOf(now)}
            value={days.deliverBy}
            error={serverErrors['deliverBy']}
            onChange={(deliverBy) => change({ deliverBy })}
          />
          {shipment.pickupAt !== null && (
            <DateTimeInput
              label={t(changeText.pickupAt)}
              min={toOffset(now).slice(0, 16)}
              value={days.pickupAt}
              error={serverErrors['pickupAt']}
              onChange={(pickupAt) => change({ pickupAt })}
            />
          )}
        </>
      )}
    </CommandDialog>
  )
}
