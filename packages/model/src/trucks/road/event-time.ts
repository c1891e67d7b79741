// When an event happened that a phone reports: its clock may be wrong, and what was tapped offline arrives late.

const hourMs = 3_600_000
/** Hours after which an event that arrives is marked as reported late. */
export const lateHours = 12

export type DeviceTime = {
  /** Of the phone's own clock. */
  deviceAt: Date
  /** The server's clock less the phone's, in milliseconds, as it was last seen; 0 while unknown. */
  offsetMs: number
  receivedAt: Date
  /** Of the truck's previous event; null before the first. */
  previousAt: Date | null
}

export const isReportedLate = (at: Date, receivedAt: Date): boolean =>
  receivedAt.getTime() - at.getTime() > lateHours * hourMs

/** The phone's time put right by its offset, not after receipt and not before the previous event. */
export const eventTime = ({
  deviceAt,
  offsetMs,
  receivedAt,
  previousAt,
}: DeviceTime): { at: Date; isLate: boolean } => {
  const told = Math.max(deviceAt.getTime() + offsetMs, previousAt?.getTime() ?? -Infinity)
  const at = new Date(Math.min(told, receivedAt.getTime()))
  return { at, isLate: isReportedLate(at, receivedAt) }
}

/** Why a time that a person enters cannot stand between the event before and the moment of receipt. */
export const timeRefusal = (at: Date, previousAt: Date | null, receivedAt: Date): string | undefined => {
  if (at > receivedAt) return 'trucks.event-future'
  return previousAt && at < previousAt ? 'trucks.event-before-previous' : undefined
}
