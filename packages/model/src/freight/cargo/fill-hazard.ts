// The row of dangerous goods that follows its UN number while it is typed.
import { knownUn } from '../../reference/un-numbers.ts'

type Row = Readonly<Record<string, unknown>>

/** What is known of a UN number fills in what stands empty beside it, or stands there of the number before. */
export const withKnown = (change: Row, row: Row): Row => {
  if (typeof change['unNumber'] !== 'string') return change
  const last = typeof row['unNumber'] === 'string' ? row['unNumber'] : ''
  const cells = (typed: string): Row => {
    const known = knownUn(typed)
    return {
      hazardClass: known?.hazardClass ?? null,
      packingGroup: known?.packingGroup ?? null,
      properName: known?.name ?? '',
    }
  }
  const [before, now] = [cells(last), cells(change['unNumber'])]
  // While a number is typed nothing is known of it; what was filled in goes when the next number is whole.
  if (!now['properName'] && !before['properName']) return change
  const follows = Object.entries(now).filter(([cell]) => !row[cell] || row[cell] === before[cell])
  return { ...Object.fromEntries(follows), ...change }
}
