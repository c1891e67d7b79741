// The sender's answer to a hold or to a delivery that failed: words, another day, the corrected address.
import { useState } from 'react'
import { answerHold, viewHolds } from '@marsa/model/express/depot/hold-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { holdsText as words } from './holds-text.ts'

type Address = { building: string; unit: string; landmark: string; mobile: string }
const fields = ['building', 'unit', 'landmark', 'mobile'] as const

const addressOf = (recipient: unknown): Address => {
  const { building = '', unit = '', landmark = '', mobile = '' } = (recipient ?? {}) as Partial<Address>
  return { building, unit, landmark, mobile }
}

export function AnswerDialog({ shipment, onClose }: { shipment: ShipmentDetails; onClose: () => void }) {
  const t = useT()
  const [answer, setAnswer] = useState('')
  const [wantedOn, setWantedOn] = useState<string | null>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  const [address, setAddress] = useState(addressOf(shipment.form['recipient']))
  const command = useCommand(answerHold, {
    refreshes: [viewShipment, viewHolds],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sent), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  const tomorrow = addDays(dayOf(new Date()), 1)
  return (
    <CommandDialog
      title={t(words.answerTitle)}
      send={t(words.send)}
      back={t(words.back)}
      command={command}
      beside={['answer', 'wantedOn', ...fields.map((field) => `address.${field}`)]}
      onClose={onClose}
      onSend={() =>
        command.mutate({
          body: { shipmentId: shipment.id, answer, wantedOn, address: isCorrecting ? address : null },
        })
      }
    >
      <TextArea
        label={t(words.answerLabel)}
        hint={t(words.answerHint)}
        value={answer}
        limit={500}
        rows={3}
        dir="auto"
        error={said?.['answer']}
        onChange={setAnswer}
      />
      <DateInput
        label={t(words.otherDay)}
        optional
        value={wantedOn}
        min={tomorrow}
        max={addDays(tomorrow, 13)}
        error={said?.['wantedOn']}
        onChange={setWantedOn}
      />
      <Checkbox value={isCorrecting} onChange={setCorrecting}>
        {t(words.correct)}
      </Checkbox>
      {isCorrecting && (
        <>
          <p className="dense muted">{t(words.cityStays)}</p>
          {fields.map((field) => (
            <TextInput
              key={field}
              label={t(words[field])}
              value={address[field]}
              dir={field === 'mobile' ? 'ltr' : 'auto'}
              error={said?.[`address.${field}`]}
              onChange={(typed) => setAddress((now) => ({ ...now, [field]: typed }))}
            />
          ))}
        </>
      )}
    </CommandDialog>
  )
}
