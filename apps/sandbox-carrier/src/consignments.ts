// The carrier's shipments in memory, each change in the journal first; those that go by themselves take a step at a time.
import { openJournal } from '../../sandbox-gateway/src/journal.ts'
import { nextOf, passed, type Consignment, type ShipmentInput } from './consignment.ts'

export type ConsignmentsOptions = {
  journalFile: string
  now: () => Date
  /** Between two steps of a shipment that goes by itself; 0 lets none go by itself. */
  stepMs: number
  /** Told of each new checkpoint; a notice that is lost is found by asking. */
  tell?: (number: string) => Promise<unknown>
}
export const openConsignments = ({ journalFile, now, stepMs, tell }: ConsignmentsOptions) => {
  const journal = openJournal<Consignment>(journalFile)
  const byNumber = new Map(journal.entries.map((each) => [each.number, each]))
  const save = (consignment: Consignment): Consignment => {
    journal.append(consignment)
    byNumber.set(consignment.number, consignment)
    return consignment
  }
  /** `at` is not later than now. */
  const step = (number: string, at: Date = now()): Consignment | undefined => {
    const consignment = byNumber.get(number)
    const code = consignment && nextOf(consignment)
    if (!code) return undefined
    const stepped = save({
      ...consignment,
      events: [...consignment.events, passed(consignment, code, at)],
    })
    void tell?.(number)
    return stepped
  }
  const timer =
    stepMs > 0
      ? setInterval(() => {
          for (const { number, isRunning } of byNumber.values()) if (isRunning) step(number)
        }, stepMs)
      : undefined

  return {
    /** Newest first. */
    all: (): Consignment[] => [...byNumber.values()].toReversed(),
    find: (number: string): Consignment | undefined => byNumber.get(number),
    /** The same reference gives the same shipment. */
    book: (reference: string, input: ShipmentInput): Consignment => {
      const same = [...byNumber.values()].find((each) => each.reference === reference)
      if (same) return same
      const serial = String(byNumber.size + 1)
      return save({
        number: String(7_700_000_000 + byNumber.size + 1),
        reference,
        input,
        pickup: input.pickup.isRequested ? `PRG${serial.padStart(9, '0')}` : null,
        bookedAt: now().toISOString(),
        isCancelled: false,
        isRunning: stepMs > 0,
        events: [],
      })
    },
    step,
    setRunning: (consignment: Consignment, isRunning: boolean): void =>
      void save({ ...consignment, isRunning }),
    /** Of the pickup; false where none waits for it. */
    cancelPickup: (pickup: string): boolean => {
      const found = [...byNumber.values()].find((each) => each.pickup === pickup && each.events.length === 0)
      if (!found) return false
      save({ ...found, isCancelled: true })
      return true
    },
    close: (): void => {
      clearInterval(timer)
      journal.close()
    },
  }
}
