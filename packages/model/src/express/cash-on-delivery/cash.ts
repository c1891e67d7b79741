// What a courier may take at the door: exactly what is expected, and nothing where nothing is.

/** Both null where the parcel has no cash on delivery. */
export const cashRefusal = (expectedFils: bigint | null, takenFils: bigint | null): string | undefined => {
  if (expectedFils === takenFils) return undefined
  if (expectedFils === null) return 'express.cash-none'
  return takenFils === null ? 'express.cash-missing' : 'express.cash-other'
}
