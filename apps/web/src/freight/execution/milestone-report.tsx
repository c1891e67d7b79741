// Reporting one milestone: when, where, a note, the numbers learned on the way; asked again, for the customer is told.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { addEvent } from '@marsa/model/freight/agent-endpoints.ts'
import {
  isAtDoor,
  isAtOrigin,
  tellsNumbers,
  type MilestoneCode,
} from '@marsa/model/freight/execution/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneActs, milestoneName } from '@marsa/model/freight/text.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput, DateTimeInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { freightReads } from '../queries.ts'
import { placeName } from '../shipment/route-name.tsx'

type Numbers = { containerNumber: string; chassisNumber: string; blNumber: string; awbNumber: string }
type Values = Numbers & { at: string | null; place: string; note: string; eta: string | null }

/** The estimate is of use until the cargo has arrived. */
const asksEta = (code: MilestoneCode): boolean => code === 'DEPARTED'

const numberFields = ({
  mode,
  cargo,
  units,
}: ShipmentDetail): { name: keyof Numbers; label: TextRow; longest: number }[] =>
  mode === 'sea'
    ? [
        ...(cargo.containerMode === 'RORO'
          ? [{ name: 'chassisNumber', label: words.chassis, longest: 20 } as const]
          : // The list of containers says them, where there is one.
            units?.units.length
            ? []
            : [{ name: 'containerNumber', label: words.container, longest: 12 } as const]),
        { name: 'blNumber', label: words.lading, longest: 35 },
      ]
    : [{ name: 'awbNumber', label: words.waybill, longest: 14 }]

/** Where the step usually happens: at the port it leaves from, or at the one it comes to. Which port serves a door, its agent knows. */
const usualPlace = (
  code: MilestoneCode,
  { direction, origin, destination }: ShipmentDetail,
  lang: Lang,
): string => {
  const { place, kind } = isAtOrigin(code, direction) ? origin : destination
  return place && (kind === 'port' || isAtDoor(code)) ? placeName(place, lang) : ''
}

const startOf = (shipment: ShipmentDetail, code: MilestoneCode, lang: Lang): Values => ({
  at: toOffset(new Date()).slice(0, 16),
  place: usualPlace(code, shipment, lang),
  note: '',
  eta: shipment.eta,
  containerNumber: shipment.units?.units.length ? '' : (shipment.containerNumber ?? ''),
  chassisNumber: shipment.chassisNumber ?? '',
  blNumber: shipment.blNumber ?? '',
  awbNumber: shipment.awbNumber ?? '',
})

const given = (text: string): string | undefined => text.trim() || undefined

export function MilestoneReport({ shipment, code, onClose }: ReportProps) {
  const t = useT()
  const { lang } = useLang()
  const [values, setValues] = useState(() => startOf(shipment, code, lang))
  const change = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))
  const report = useCommand(addEvent, {
    refreshes: freightReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.reported, { step: milestoneName(code) }), tone: 'success' })
    },
  })
  const serverErrors = report.error?.fieldSentences ?? {}
  const send = () =>
    report.mutate({
      query: { id: shipment.RequestId },
      body: {
        code,
        at: values.at === null ? undefined : `${values.at}:00+04:00`,
        place: given(values.place),
        note: given(values.note),
        ...(asksEta(code) && { eta: values.eta ?? undefined }),
        ...(tellsNumbers(code) && {
          containerNumber: given(values.containerNumber),
          chassisNumber: given(values.chassisNumber),
          blNumber: given(values.blNumber),
          awbNumber: given(values.awbNumber),
        }),
        version: shipment.version,
      },
    })
  return (
    <CommandDialog
      title={t(milestoneActs[code])}
      onClose={onClose}
      back={t(words.keep)}
      send={t(milestoneActs[code])}
      pendingLabel={t(words.reporting)}
      command={report}
      onSend={send}
    >
      <DateTimeInput
        label={t(words.when)}
        hint={t(words.whenHint)}
        value={values.at}
        error={serverErrors['at']}
        onChange={(at) => change({ at })}
      />
      <TextInput
        label={t(words.place)}
        optional
        maxLength={120}
        value={values.place}
        error={serverErrors['place']}
        onChange={(place) => change({ place })}
      />
      {asksEta(code) && (
        <DateInput
          label={t(words.eta)}
          optional
          value={values.eta}
          error={serverErrors['eta']}
          onChange={(eta) => change({ eta })}
        />
      )}
      {tellsNumbers(code) &&
        numberFields(shipment).map(({ name: field, label, longest }) => (
          <TextInput
            key={field}
            label={t(label)}
            optional
            dir="ltr"
            maxLength={longest}
            autoComplete="off"
            value={values[field]}
            error={serverErrors[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      <TextArea
        label={t(words.note)}
        optional
        limit={300}
        value={values.note}
        error={serverErrors['note']}
        onChange={(note) => change({ note })}
      />
      <p className="hint">{t(words.undo)}</p>
    </CommandDialog>
  )
}

export type ReportProps = { shipment: ShipmentDetail; code: MilestoneCode; onClose: () => void }
