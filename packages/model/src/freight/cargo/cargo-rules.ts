// What several fields of the cargo say together, and what is worth a second look though it may be sent.
import type { FieldProblems } from '../../kit/problem.ts'
import { containerTypes, type ContainerType } from '../../reference/containers.ts'
import { tidyUnNumber } from '../../reference/hazard.ts'
import type { RequestForm } from '../asking/request-form.ts'
import { isRefrigerated, shapeNow } from './cargo-shape.ts'
import { containersOf, measuresOf, packedLines, type Measured } from './cargo-of.ts'
import { totalsOf } from './fill-totals.ts'
import { betterInContainers, fitsMode, type Incoterm } from './incoterms.ts'
import { grams, millimetres } from '../../kit/measure.ts'

const longestMm = 20_000
const heaviestGrams = 2_000_000_000

type Line = { length: number; width: number; height: number; weight: number }

const lineProblems = (
  name: 'packages' | 'vehicles',
  lines: readonly Line[] | undefined,
  { sizeUnit = 'cm', weightUnit = 'kg' }: RequestForm,
): FieldProblems =>
  Object.fromEntries(
    (lines ?? []).flatMap((line, at) => [
      ...(['length', 'width', 'height'] as const)
        .filter((side) => {
          const mm = millimetres(line[side], sizeUnit)
          return mm < 1 || mm > longestMm
        })
        .map((side) => [`${name}.${at}.${side}`, 'freight.side-invalid']),
      ...(grams(line.weight, weightUnit) > heaviestGrams
        ? [[`${name}.${at}.weight`, 'freight.weight-invalid']]
        : []),
    ]),
  )

/** Kilograms that the chosen containers carry together; undefined for cargo that does not fill containers. */
export const containerLimitKg = (form: Parameters<typeof containersOf>[0]): number | undefined => {
  const boxes = containersOf(form)
  if (boxes.length === 0) return undefined
  return boxes.reduce((sum, { type, count }) => sum + containerTypes[type].payloadKg * count, 0)
}

/** Thousandths of the cubic metres that they hold; undefined where one of them is open. */
const roomMilli = (form: Measured): number | undefined => {
  const rooms = containersOf(form).map(({ type, count }) => {
    const { volumeM3 } = containerTypes[type]
    return isOpen(type) || volumeM3 === null ? undefined : Math.round(volumeM3 * 1000) * count
  })
  if (rooms.length === 0) return undefined
  return rooms.reduce<number | undefined>(
    (sum, room) => (room === undefined || sum === undefined ? undefined : sum + room),
    0,
  )
}

const isOpen = (type: ContainerType): boolean => /OT|FR/.test(type)

const boxProblems = (form: RequestForm): FieldProblems => {
  const [payload, room, { cbmMilli }] = [containerLimitKg(form), roomMilli(form), measuresOf(form)]
  return {
    ...(payload !== undefined &&
      form.grossWeightKg > payload && { grossWeightKg: 'freight.weight-above-container' }),
    ...(room !== undefined &&
      cbmMilli !== null &&
      cbmMilli > room && {
        [form.packages ? 'packages' : 'volumeCbm']: 'freight.volume-above-container',
      }),
  }
}

/** Sums that are said beside the lines must be those of the lines. */
const totalProblems = (form: RequestForm): FieldProblems => {
  const told = totalsOf(form)
  return {
    ...(told.grossWeightKg !== undefined &&
      Math.abs(told.grossWeightKg - form.grossWeightKg) >= 0.0005 && {
        grossWeightKg: 'freight.totals-differ',
      }),
    ...(told.pieces !== undefined && told.pieces !== form.pieces && { pieces: 'freight.totals-differ' }),
  }
}

/** Six digits of the world, eight of the Gulf, twelve of the national tariff. */
export const isHsCode = (code: string): boolean => /^\d{6}(\d{2}(\d{4})?)?$/.test(code)

/** A VIN of 17 characters, or the shorter number of an older frame, which Japan writes with a hyphen. */
const isChassis = (chassis: string): boolean =>
  /^(?=.{5,17}$)[A-HJ-NPR-Z0-9]+(-[A-HJ-NPR-Z0-9]+)?$/i.test(chassis)

/** Field path -> code of what is wrong with the cargo of a well-formed request. */
export const cargoLineProblems = (form: RequestForm): FieldProblems => ({
  ...boxProblems(form),
  ...totalProblems(form),
  ...lineProblems('packages', form.packages, form),
  ...lineProblems('vehicles', form.vehicles, form),
  ...Object.fromEntries(
    (form.vehicles ?? []).flatMap(({ chassis }, at) =>
      chassis && !isChassis(chassis) ? [[`vehicles.${at}.chassis`, 'freight.chassis-invalid']] : [],
    ),
  ),
  ...Object.fromEntries(
    (form.hazards ?? []).flatMap(({ unNumber }, at) =>
      tidyUnNumber(unNumber) ? [] : [[`hazards.${at}.unNumber`, 'freight.un-number']],
    ),
  ),
  // A full container is kept cold by itself or not at all.
  ...(form.containerMode === 'FCL' &&
    form.shape === shapeNow &&
    form.services?.includes('TEMPERATURE_CONTROL') &&
    !containersOf(form).some(({ type }) => isRefrigerated(type)) && { services: 'freight.reefer-required' }),
  ...(form.hsCode && !isHsCode(form.hsCode) && { hsCode: 'freight.hs-invalid' }),
  ...(form.incoterm && !fitsMode(form.incoterm, form.mode) && { incoterm: 'freight.incoterm-sea-only' }),
})

export type CargoHint =
  | { code: 'light' | 'dense' | 'freighter' | 'outOfGauge' }
  | { code: 'nearlyFull'; percent: number }
  | { code: 'incoterm'; better: Incoterm }

/** Kilograms in a cubic metre between which ordinary cargo lies. */
const usualDensity = [20, 3000] as const
const door = { wide: 2340, high: 2280, highCube: 2580 }
/** The largest piece that goes through the door of a passenger aircraft's hold, longest side first. */
const holdMm = [3000, 2400, 1600] as const
const holdGrams = 5_000_000

const isTooLargeToBox = (mm: readonly number[], boxes: readonly ContainerType[]): boolean => {
  const highest = boxes.some((type) => /HC|40RF/.test(type)) ? door.highCube : door.high
  const [short = 0, long = 0] = [mm[0] ?? 0, mm[1] ?? 0].toSorted((a, b) => a - b)
  return (
    short > door.wide ||
    (mm[2] ?? 0) > highest ||
    long > (boxes.some((type) => !type.startsWith('20')) ? 12_000 : 5_890)
  )
}

/** What may be meant otherwise, or changes how the cargo has to travel; nothing of it stops a request. */
export const cargoHints = (form: Measured & Pick<RequestForm, 'incoterm'>): CargoHint[] => {
  const { cbmMilli, grossG } = measuresOf(form)
  const density = cbmMilli ? grossG / cbmMilli : undefined
  const lines = packedLines(form)
  const [boxes, room] = [containersOf(form).map(({ type }) => type), roomMilli(form)]
  const share = room && cbmMilli ? Math.round((cbmMilli / room) * 100) : 0
  const better = form.containerMode === 'FCL' && form.incoterm ? betterInContainers[form.incoterm] : undefined
  const isFreighter = ({ mm, grams: weight, weightOf, count }: (typeof lines)[number]): boolean =>
    mm.toSorted((a, b) => b - a).some((side, at) => side > holdMm[at]!) ||
    (weightOf === 'each' ? weight : weight / count) > holdGrams
  return [
    ...(density !== undefined && density < usualDensity[0] ? [{ code: 'light' } as const] : []),
    ...(density !== undefined && density > usualDensity[1] ? [{ code: 'dense' } as const] : []),
    ...(form.mode === 'air' && lines.some(isFreighter) ? [{ code: 'freighter' } as const] : []),
    ...(form.mode === 'sea' &&
    form.containerMode !== 'RORO' &&
    !boxes.some(isOpen) &&
    lines.some(({ mm }) => isTooLargeToBox(mm, boxes.length > 0 ? boxes : ['40HC']))
      ? [{ code: 'outOfGauge' } as const]
      : []),
    ...(share > 85 && share <= 100 ? [{ code: 'nearlyFull', percent: share } as const] : []),
    ...(better ? [{ code: 'incoterm', better } as const] : []),
  ]
}
