// A provider gives trucks of a booking their vehicle and driver, or exchanges one with a reason; what does not fit says why.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { Fault, SlotView } from '@marsa/model/trucks/execution/road-views.ts'
import { hasEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { DocumentFileState } from '../../documents/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { weight } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { Select, type Option } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { instantIn, problems, road, roadReads } from './calls.ts'
import { ProofField, storedIn } from './proof-field.tsx'
import { allocateText as words, roadText } from './road-text.ts'

type Choice = { vehicleId: string | null; driverId: string | null }
const nothing: Choice = { vehicleId: null, driverId: null }
type Part = keyof Choice

/** Those that fit stand first; the others say what keeps them away. */
const byFitness = (a: Option, b: Option): number => Number(a.disabled ?? false) - Number(b.disabled ?? false)

export type AllocateProps = {
  requestId: string
  version: number
  /** Trucks of the booking that have none, or the one that is exchanged. */
  slots: readonly SlotView[]
  onClose: () => void
}

export function AllocateDialog({ requestId, version, slots, onClose }: AllocateProps) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(road.listCandidates, { id: requestId }))
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [reason, setReason] = useState('')
  const [place, setPlace] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const [file, setFile] = useState<DocumentFileState>({ state: 'none' })
  const command = useCommand(road.allocate, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.done), tone: 'success' })
    },
  })
  const [first] = slots
  const exchanged = first?.truck ? first : undefined
  const isLoaded =
    exchanged !== undefined &&
    hasEvent(
      exchanged.events.filter(({ struck }) => struck === null),
      'LOADING_COMPLETED',
    )
  const whole = slots.flatMap(({ slot }) => {
    const { vehicleId, driverId } = choices[slot] ?? nothing
    return vehicleId && driverId ? [{ slot, vehicleId, driverId }] : []
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const choose = (slot: string, part: Part, id: string) =>
    setChoices((before) => ({ ...before, [slot]: { ...nothing, ...before[slot], [part]: id } }))
  const send = () =>
    command.mutate({
      query: { id: requestId },
      body: {
        version,
        slots: whole.map((each) => ({
          ...each,
          reason: exchanged ? reason.trim() : null,
          transfer: isLoaded
            ? { place: place.trim() || null, at: instantIn(at), photo: storedIn(file) }
            : null,
        })),
      },
    })

  const faultIn = (faults: readonly Fault[]): string =>
    faults.map(({ code, params }) => sentence(problems, lang, code, params)).join(' ')
  const optionsOf = (
    slot: string,
    part: Part,
    found: readonly { id: string; label: string; detail?: string; faults: readonly Fault[] }[],
  ): Option[] =>
    found
      .map(({ id, label, detail, faults }): Option => {
        const isTaken = slots.some((other) => other.slot !== slot && choices[other.slot]?.[part] === id)
        const why = faults.length > 0 ? faultIn(faults) : isTaken ? t(words.taken) : undefined
        return { id, label, detail: why ?? detail, disabled: why !== undefined }
      })
      .toSorted(byFitness)

  // Only what stands in the dialog shows its own refusal: another tab may have allocated meanwhile.
  const shown = [
    ...whole.flatMap((_, place) => [`slots.${place}.vehicleId`, `slots.${place}.driverId`]),
    ...(exchanged ? ['slots.0.reason'] : []),
    ...(isLoaded ? ['slots.0.transfer.place', 'slots.0.transfer.at', 'slots.0.transfer.photo'] : []),
  ]
  const isDone = slots.length === 0
  const isEmpty = query.data && (query.data.vehicles.length === 0 || query.data.drivers.length === 0)
  return (
    <CommandDialog
      title={exchanged ? t(words.exchangeTitle, { n: exchanged.n }) : t(words.allocate)}
      size="l"
      onClose={onClose}
      back={t(words.notYet)}
      send={isEmpty || isDone ? undefined : t(exchanged ? words.exchange : words.allocate)}
      pendingLabel={t(words.allocating)}
      disabledReason={whole.length === 0 ? t(words.nothing) : undefined}
      command={{ isPending: command.isPending || file.state === 'uploading', error: command.error }}
      beside={shown}
      onSend={send}
    >
      {isDone && <Banner>{t(words.done)}</Banner>}
      <Loaded query={query} skeleton={<Skeleton block="220px" />}>
        {({ vehicles, drivers }) =>
          isEmpty ? (
            <Empty
              title={t(words.noneTitle)}
              level={3}
              action={
                <LinkButton variant="primary" href={`/${lang}/trucks/fleet`}>
                  {t(words.toFleet)}
                </LinkButton>
              }
            >
              {t(words.noneBody)}
            </Empty>
          ) : (
            <>
              {slots.length > 1 && <p className="hint">{t(words.later)}</p>}
              {slots.map(({ slot, n }) => {
                const choice = choices[slot] ?? nothing
                const sent = whole.findIndex((each) => each.slot === slot)
                return (
                  <fieldset key={slot} className="stack g3 truck-choice">
                    <legend className={exchanged ? 'vh' : 'strong'}>{t(roadText.truck, { n })}</legend>
                    <div className="grid c2">
                      <Select
                        label={t(words.vehicle)}
                        placeholder={t(words.choose)}
                        value={choice.vehicleId}
                        error={errorOf(`slots.${sent}.vehicleId`)}
                        onChange={(id) => choose(slot, 'vehicleId', id)}
                        options={optionsOf(
                          slot,
                          'vehicleId',
                          vehicles.map(({ vehicleId, plate, payloadKg, faults }) => ({
                            id: vehicleId,
                            label: `\u2066${plate}\u2069`,
                            detail: weight(payloadKg, lang),
                            faults,
                          })),
                        )}
                      />
                      <Select
                        label={t(words.driver)}
                        placeholder={t(words.choose)}
                        value={choice.driverId}
                        error={errorOf(`slots.${sent}.driverId`)}
                        onChange={(id) => choose(slot, 'driverId', id)}
                        options={optionsOf(
                          slot,
                          'driverId',
                          drivers.map(({ driverId, nameEn, nameAr, faults }) => ({
                            id: driverId,
                            label: lang === 'ar' ? nameAr : nameEn,
                            faults,
                          })),
                        )}
                      />
                    </div>
                  </fieldset>
                )
              })}
            </>
          )
        }
      </Loaded>
      {exchanged && (
        <TextArea
          label={t(words.reason)}
          hint={t(words.reasonHint)}
          dir="auto"
          rows={2}
          limit={500}
          value={reason}
          error={errorOf('slots.0.reason')}
          onChange={setReason}
        />
      )}
      {isLoaded && (
        <>
          <TextInput
            label={t(words.place)}
            dir="auto"
            maxLength={120}
            value={place}
            error={errorOf('slots.0.transfer.place')}
            onChange={setPlace}
          />
          <DateTimeInput
            label={t(words.at)}
            value={at}
            error={errorOf('slots.0.transfer.at')}
            onChange={setAt}
          />
          <ProofField
            label={t(words.photo)}
            requestId={requestId}
            docCode="CONDITION_PHOTO"
            error={errorOf('slots.0.transfer.photo')}
            onChange={setFile}
          />
        </>
      )}
    </CommandDialog>
  )
}
