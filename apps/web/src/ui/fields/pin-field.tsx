// The place of a door by its coordinates: pasted, found by the device, or by a pin on the map of the Emirates.
import { LocateFixed, MapPin } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { inEmiratesBox, pinText, readPin, roundedPin, type Pin } from '@marsa/model/kit/pin.ts'
import { number } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import type { FieldProps } from './field.tsx'
import type { Mark } from '../map/pin-marks.ts'
import { pinWords } from '../map/pin-text.ts'
import { Skeleton } from '../states/skeleton.tsx'
import { TextInput } from './text-input.tsx'

const PinMap = lazy(async () => ({ default: (await import('../map/pin-map.tsx')).PinMap }))

/** Metres; a location that is less exact than this is said to be rough. */
const exact = 100

/** In a dialog the map opens below what is seen. */
const reveal = (map: HTMLElement | null) => map?.scrollIntoView({ block: 'nearest' })

/**
 * `value` is what stands in the field; `readPin` reads it. `hasMap` offers the map, which is of the Emirates alone;
 * `marks` are the places it names and `start` where it opens; `children` stand beside the buttons.
 */
export function PinField({
  value,
  onChange,
  onLeave,
  hasMap,
  marks,
  start,
  children,
  ...field
}: PinFieldProps) {
  const t = useT()
  const { lang } = useLang()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const pin = readPin(value)
  const take = (next: Pin) => onChange(pinText(next))
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { accuracy } = coords
        const metres = number(Math.ceil(accuracy / 10) * 10, lang)
        setNote(accuracy > exact ? t(pinWords.rough, { metres }) : '')
        take(roundedPin(coords))
      },
      ({ code }) => setNote(t(code === 1 ? pinWords.denied : pinWords.notFound)),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  return (
    <div className="stack g3">
      <TextInput
        {...field}
        hint={t(pinWords.hint)}
        dir="ltr"
        numeric
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={() => {
          if (pin) take(pin)
          onLeave?.()
        }}
      />
      <div className="row wrap g2">
        {hasMap && (
          <Button
            size="s"
            icon={MapPin}
            changes={false}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {t(isOpen ? pinWords.hideMap : pinWords.showMap)}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button size="s" variant="text" icon={LocateFixed} changes={false} onPress={locate}>
            {t(pinWords.here)}
          </Button>
        )}
        {children}
      </div>
      <p className={note ? 'cap muted' : 'vh'} role="status">
        {note}
      </p>
      {hasMap && isOpen && (
        <div ref={reveal}>
          <Suspense fallback={<Skeleton block="300px" />}>
            <PinMap
              pin={pin && inEmiratesBox(pin) ? pin : undefined}
              onPin={take}
              marks={marks}
              start={start}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

export type PinFieldProps = Pick<FieldProps, 'label' | 'error' | 'optional'> & {
  value: string
  onChange: (text: string) => void
  /** After the field was left, where what was typed is checked. */
  onLeave?: () => void
  hasMap: boolean
  marks: readonly Mark[]
  start?: Pin | undefined
  children?: ReactNode
}
