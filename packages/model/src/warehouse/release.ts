// Rules of releases: what may be asked for, who collects it, and what has to hold before goods are handed over.
import { z } from 'zod'
import { latinDigits } from '../kit/id.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { bookedStates } from './request-machine.ts'
import { moneyIsOpen, type GoodsFacts } from './goods-machine.ts'
import { atMost } from '../kit/too-long.ts'

export type StoredItem = { id: string; quantity: number; released: number }
export type ReleaseLine = { itemId: string; quantity: number }

/** Pieces of an item that are still there and not asked for by another open release. */
export const leftOf = (item: StoredItem, asked: readonly ReleaseLine[]): number =>
  item.quantity -
  item.released -
  asked.filter(({ itemId }) => itemId === item.id).reduce((sum, { quantity }) => sum + quantity, 0)

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0)

/** Item -> problem, for every line that asks for more pieces than are there; an item that is not there has none. */
export const lineProblems = (
  lines: readonly ReleaseLine[],
  left: readonly { itemId: string; left: number }[],
): FieldProblems =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ itemId }) => itemId)].flatMap(([itemId, together]) => {
      const there = left.find((item) => item.itemId === itemId)?.left ?? 0
      return piecesOf(together) > there ? [[`lines.${itemId}`, 'warehouse.release-too-many']] : []
    }),
  )

/** Letters, digits and the characters of identity cards and passports. */
const identity = /^[\p{L}\p{N}][\p{L}\p{N} /-]{3,29}$/u
const plate = /^[\p{L}\p{N}][\p{L}\p{N} /-]{0,19}$/u

/** Who collects the goods: the warehouse compares it with the card and the vehicle at the gate, so digits are 0 to 9. */
export const Collector = z.strictObject({
  name: z
    .string({ error: 'warehouse.collector-name' })
    .trim()
    .min(2, 'warehouse.collector-name')
    .max(...atMost(80)),
  idNumber: z
    .string({ error: 'warehouse.collector-id' })
    .trim()
    .overwrite(latinDigits)
    .regex(identity, 'warehouse.collector-id'),
  vehiclePlate: z
    .string({ error: 'warehouse.collector-plate' })
    .trim()
    .overwrite(latinDigits)
    .regex(plate, 'warehouse.collector-plate'),
  /** Wall clock of the Emirates on the day of the release. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'warehouse.collector-time'),
})
export type Collector = z.infer<typeof Collector>

/** An identity number as it is shown once nobody has to compare it any more: its last three characters. */
export const maskedId = (idNumber: string): string => {
  const shown = idNumber.slice(-3)
  return `${idNumber.slice(0, -3).replace(/[\p{L}\p{N}]/gu, '•')}${shown}`
}

export type ReleaseFacts = Pick<GoodsFacts, 'state' | 'finalOwed' | 'goods'> & {
  /** Pieces of the goods stay behind after this release. */
  staying: boolean
}

/**
 * Why stored goods cannot be handed over now (decision 45). Nothing leaves while money is open, except on the credit of the
 * warehouse; the last pieces are never given on credit, because nothing would be left to hold.
 */
export const handOverRefusal = (
  facts: ReleaseFacts,
  { onCredit }: { onCredit: boolean },
): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'warehouse.not-booked'
  if (facts.goods !== 'STORED') return 'warehouse.not-stored'
  if (!moneyIsOpen(facts)) return onCredit ? 'warehouse.credit-not-needed' : undefined
  if (!facts.staying) return 'warehouse.release-last'
  return onCredit ? undefined : 'warehouse.release-unpaid'
}

/** What ends a release beside the photo: a signature of the collector, or the code that the customer gave them. */
export const proofProblems = (proof: { signature: string | null; code: string | null }): FieldProblems =>
  (proof.signature === null) === (proof.code === null) ? { signature: 'warehouse.release-proof' } : {}

/** Digits of the code that the customer reads and the collector says. */
export const collectCodeDigits = 6
