// Times of a day as minutes from midnight, and as people write them.

const two = (part: number): string => String(part).padStart(2, '0')

/** 510 as "08:30". */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** "08:30" as 510; nothing typed is midnight. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
