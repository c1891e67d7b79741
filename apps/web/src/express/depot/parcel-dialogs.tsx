// What a depot enters about a parcel: its measures, a hold, a missing piece, the way back.
import { useState } from 'react'
import { depotEndpoints as calls, type DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { chosenReasons, holdReasonText } from '@marsa/model/express/depot/hold.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { FigureInput } from '../../kit/figure-input.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { depotText as words } from './depot-text.ts'

const refreshes = [calls.viewIntake, calls.viewShelf]
type DialogProps = { parcel: DepotParcel; onClose: () => void }

const sides = ['weight', 'length', 'width', 'height'] as const

export function MeasureDialog({ parcel, onClose }: DialogProps) {
  const t = useT()
  const [piece, setPiece] = useState(1)
  const [typed, setTyped] = useState({ weight: '', length: '', width: '', height: '' })
  const command = useCommand(calls.measurePiece, {
    refreshes,
    quiet: true,
    onDone: ({ charge, measured, isOverLimits }) => {
      onClose()
      const said =
        charge === null
          ? t(words.within, { kg: String(measured / 1000) })
          : t(words.charged, { amount: charge })
      void toast({
        title: said,
        ...(isOverLimits && { body: t(words.overLimits) }),
        tone: charge === null ? ('success' as const) : ('default' as const),
      })
    },
  })
  return (
    <CommandDialog
      title={t(words.measureTitle)}
      send={t(words.save)}
      back={t(words.back)}
      command={command}
      beside={sides}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: parcel.shipmentId, piece, ...typed } })}
    >
      <p>
        <Ref value={parcel.waybill} />
      </p>
      {parcel.pieces > 1 && (
        <Select
          label={t(words.pieceLabel)}
          value={String(piece)}
          options={Array.from({ length: parcel.pieces }, (_, at) => ({
            id: String(at + 1),
            label: t(words.piece, { piece: at + 1, pieces: parcel.pieces }),
          }))}
          onChange={(id) => setPiece(Number(id))}
        />
      )}
      <div className="grid c2">
        {sides.map((side) => (
          <FigureInput
            key={side}
            label={t(words[side])}
            inputMode="decimal"
            value={typed[side]}
            error={command.error?.fieldSentences[side]}
            onChange={(value) => setTyped((now) => ({ ...now, [side]: value }))}
          />
        ))}
      </div>
    </CommandDialog>
  )
}

export function HoldDialog({ parcel, onClose }: DialogProps) {
  const t = useT()
  const [reason, setReason] = useState<(typeof chosenReasons)[number]>('ADDRESS')
  const [note, setNote] = useState('')
  const command = useCommand(calls.holdParcel, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.held), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.holdTitle)}
      send={t(words.hold)}
      back={t(words.back)}
      command={command}
      beside={['reason', 'note']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: parcel.shipmentId, reason, note } })}
    >
      <Select
        label={t(words.holdReason)}
        value={reason}
        options={chosenReasons.map((id) => ({ id, label: t(holdReasonText[id]) }))}
        onChange={(id) => setReason(id as typeof reason)}
      />
      <TextArea
        label={t(words.holdNote)}
        value={note}
        limit={300}
        rows={3}
        dir="auto"
        error={command.error?.fieldSentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}

export function MissingDialog({ parcel, onClose }: DialogProps) {
  const t = useT()
  const command = useCommand(calls.reportMissingPiece, { refreshes, quiet: true, onDone: onClose })
  return (
    <CommandDialog
      title={t(words.missingTitle)}
      send={t(words.missing)}
      back={t(words.back)}
      command={command}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: parcel.shipmentId } })}
    >
      <p>{t(words.missingBody)}</p>
    </CommandDialog>
  )
}

export function SendBackDialog({ parcel: { shipmentId }, onClose }: DialogProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={calls.sendParcelBack}
      input={(reason) => ({ body: { shipmentId, reason } })}
      refreshes={refreshes}
      title={t(words.sendBackTitle)}
      tone="danger"
      label={t(words.sendBackReason)}
      send={t(words.sendBack)}
      back={t(words.back)}
      done={t(words.sentBack)}
      onClose={onClose}
    />
  )
}

export function HandBackDialog({ parcel, onClose }: DialogProps) {
  const t = useT()
  const [name, setName] = useState('')
  const command = useCommand(calls.handParcelBack, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.handedBack), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.handBackTitle)}
      send={t(words.handBack)}
      back={t(words.back)}
      command={command}
      beside={['name']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: parcel.shipmentId, name } })}
    >
      <TextInput
        label={t(words.handBackName)}
        dir="auto"
        maxLength={60}
        value={name}
        error={command.error?.fieldSentences['name']}
        onChange={setName}
      />
    </CommandDialog>
  )
}
