// The dialog in which an agent types what it has measured, line by line, with the photo that proves it.
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatsText, megabytesText, screenOf } from '@marsa/model/documents/upload.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { packageFields, sizeUnits, weightUnits } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import {
  longestMeasuringNote,
  measuringRecord,
  recordMeasuring,
} from '@marsa/model/freight/measuring/measuring-endpoint.ts'
import type { MeasuredPackages } from '@marsa/model/freight/measuring/measuring.ts'
import { measuringText as words } from '@marsa/model/freight/measuring/measuring-text.ts'
import { emptyValues, sentValues, typedValues, type Field } from '@marsa/model/kit/form-fields.ts'
import { DocumentFileField, useDocumentFile } from '../../documents/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { freightReads } from '../queries.ts'
import { fileCalls } from '../quoting/quote-calls.ts'

const { doNotStack: _, ...asked } = packageFields
const fields: Readonly<Record<string, Field>> = asked
type Row = Readonly<Record<string, unknown>>

/** What was recorded last, or what was declared, where that is in the units of the dialog. */
const startRows = ({ measuring, cargo }: ShipmentDetail): Row[] => {
  const inOurUnits = (cargo.sizeUnit ?? 'cm') === 'cm' && (cargo.weightUnit ?? 'kg') === 'kg'
  const known = measuring?.packages ?? (inOurUnits ? cargo.packages : null)
  return known?.length ? known.map((line) => typedValues(asked, line)) : [emptyValues(asked)]
}

export function RecordMeasuring({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const t = useT()
  const [rows, setRows] = useState(() => startRows(shipment))
  const [note, setNote] = useState('')
  const calls = fileCalls(shipment.RequestId)
  const screen = screenOf(calls.upload.contract, 'quote-form')
  const file = useDocumentFile(
    { docCode: measuringRecord, screen },
    calls,
    { state: 'none' },
    () => undefined,
  )
  const record = useCommand(recordMeasuring, {
    refreshes: freightReads,
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.saved), tone: 'success' })
      onClose()
    },
  })
  const errors = record.error?.fieldSentences ?? {}
  const units: Record<string, string> = {
    length: t(sizeUnits.cm),
    width: t(sizeUnits.cm),
    height: t(sizeUnits.cm),
    weight: t(weightUnits.kg),
  }
  const change = (at: number, part: Row) =>
    setRows((all) => all.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <CommandDialog
      title={t(words.title)}
      side
      back={t(words.back)}
      send={t(words.save)}
      command={record}
      disabledReason={file.file.state === 'stored' ? undefined : t(words.needsFile)}
      beside={[
        'documentId',
        'note',
        ...rows.flatMap((_row, at) => Object.keys(fields).map((name) => `packages.${at}.${name}`)),
      ]}
      onClose={onClose}
      onSend={() =>
        file.file.state === 'stored' &&
        record.mutate({
          query: { id: shipment.RequestId },
          body: {
            packages: rows.map((row) => sentValues(asked, row)) as MeasuredPackages,
            documentId: file.file.documentId,
            note,
          },
        })
      }
    >
      <p className="dense muted">{t(words.lead)}</p>
      {rows.map((row, at) => (
        <fieldset key={at} className="stack g3 measured-row">
          <div className="row between">
            <legend className="med">
              {t(cargoText.line, { of: t(cargoText.onePackage), number: at + 1 })}
            </legend>
            {rows.length > 1 && (
              <IconButton
                icon={Trash2}
                label={t(cargoText.removeLine, { of: t(cargoText.onePackage), number: at + 1 })}
                onPress={() => setRows((all) => all.filter((_row, index) => index !== at))}
              />
            )}
          </div>
          <div className="measured-cells">
            {Object.entries(fields).map(([name, field]) => (
              <FieldControl
                key={name}
                field={field}
                value={(row[name] ?? null) as string | null}
                error={errors[`packages.${at}.${name}`]}
                {...(units[name] && { unit: units[name] })}
                onChange={(value) => change(at, { [name]: value })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {rows.length < 100 && (
        <div>
          <Button size="s" icon={Plus} onPress={() => setRows((all) => [...all, emptyValues(asked)])}>
            {t(cargoText.addPackage)}
          </Button>
        </div>
      )}
      <DocumentFileField
        {...file}
        screen={screen}
        camera
        label={t(words.file)}
        hint={t(words.fileHint, { formats: formatsText(screen), limit: megabytesText(screen.fileBytes) })}
        error={errors['documentId']}
        field="documentId"
      />
      <TextArea
        label={t(words.note)}
        optional
        dir="auto"
        rows={2}
        limit={longestMeasuringNote}
        value={note}
        error={errors['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}
