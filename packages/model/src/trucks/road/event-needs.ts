// What an event on the road has to bring with it (section 5): seal, temperature, receiver, proof, receipt, papers of a post.
import type { FieldProblems } from '../../kit/problem.ts'
import type { RoadEvent } from './event-order.ts'
import type { MovementType } from './movement.ts'

/** What is known of the booking, and what came with the event; temperatures in degrees Celsius. */
export type EventFacts = {
  movement: MovementType
  /** The range that was asked for; null when the goods need none. */
  temperatureRange: readonly [least: number, most: number] | null
  /** Documents that the post still misses, or that were returned. */
  documentsMissing: number
  seal: string | null
  temperature: number | null
  note: string | null
  receiver: string | null
  photos: number
  isSigned: boolean
  /** Pieces came short or damaged. */
  isShort: boolean
  /** The depot's gate said so, or the desk waives the receipt. */
  isReceiptWaived: boolean
}

type Need = [field: string, code: string, isMet: boolean]

const filled = (text: string | null): boolean => Boolean(text?.trim())

const loadingNeeds = ({ movement, temperatureRange, seal, temperature, note }: EventFacts): Need[] => {
  const isInRange =
    !temperatureRange ||
    temperature === null ||
    (temperature >= temperatureRange[0] && temperature <= temperatureRange[1])
  return [
    ['seal', 'trucks.seal-required', movement !== 'CROSS_BORDER' || filled(seal)],
    ['temperature', 'trucks.temperature-required', !temperatureRange || temperature !== null],
    ['note', 'trucks.temperature-note', isInRange || filled(note)],
  ]
}

const deliveryNeeds = ({ receiver, photos, isSigned, isShort }: EventFacts): Need[] => [
  ['receiver', 'trucks.receiver-required', filled(receiver)],
  isShort
    ? ['files', 'trucks.damage-photo', photos > 0]
    : ['files', 'trucks.proof-required', photos > 0 || isSigned],
]

const needs: Partial<Record<RoadEvent, (facts: EventFacts) => Need[]>> = {
  LOADING_COMPLETED: loadingNeeds,
  BORDER_SUBMITTED: ({ documentsMissing }) => [
    ['post', 'trucks.border-documents-missing', documentsMissing === 0],
  ],
  DELIVERED: deliveryNeeds,
  EMPTY_RETURN: ({ photos, isReceiptWaived }) => [
    ['files', 'trucks.receipt-required', photos > 0 || isReceiptWaived],
  ],
}

/** What the event lacks: field of the call to the code of its sentence; empty when it is complete. */
export const eventProblems = (code: RoadEvent, facts: EventFacts): FieldProblems =>
  Object.fromEntries(
    (needs[code]?.(facts) ?? []).flatMap(([field, problem, isMet]) => (isMet ? [] : [[field, problem]])),
  )
