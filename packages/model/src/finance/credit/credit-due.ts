// When an invoice on credit is due, how late it is, who is reminded, and which invoices a payment pays; days of the Emirates.
import { addDays, daysBetween } from '../../kit/day.ts'
import { sum } from '../../kit/money.ts'

/** The last day on which an invoice is paid in time. */
export const dueDay = (issuedOn: string, termsDays: number): string => addDays(issuedOn, termsDays)

/** Days from the due day on which the customer is reminded. */
export const reminderDays = [-7, 1, 7, 14] as const
export type ReminderDays = (typeof reminderDays)[number]

/** The reminder that is to have been sent by a day; one that no timer was there to send is not made up for by two. */
export const reminderDue = (due: string, on: string): ReminderDays | undefined =>
  reminderDays.findLast((days) => addDays(due, days) <= on)

/** The day on which the account is suspended for what is still not paid. */
export const suspendDay = (due: string, graceDays: number): string => addDays(due, graceDays + 1)

export const ageBands = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeBand = (typeof ageBands)[number]

/** Days past due; below nothing before the due day has ended. */
export const lateDays = daysBetween

export const bandOf = (due: string, on: string): AgeBand => {
  const late = lateDays(due, on)
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'to30'
  if (late <= 60) return 'to60'
  return late <= 90 ? 'to90' : 'over90'
}

export type OpenInvoice = { id: string; dueOn: string; openFils: bigint }

/** What is open by how late it is. */
export const ageing = (invoices: readonly OpenInvoice[], on: string): Record<AgeBand, bigint> => {
  const bands = { notDue: 0n, to30: 0n, to60: 0n, to90: 0n, over90: 0n }
  for (const { dueOn, openFils } of invoices) bands[bandOf(dueOn, on)] += openFils
  return bands
}

/** Of what is open, what is past due. */
export const overdueFils = (invoices: readonly OpenInvoice[], on: string): bigint =>
  sum(invoices.filter(({ dueOn }) => lateDays(dueOn, on) > 0).map(({ openFils }) => openFils))

/** Days past due from which an invoice may be written off. */
export const writeOffDays = 180

export type Allocation = { id: string; fils: bigint }

/**
 * Spreads a payment: over the invoices that it names, in their order, then the oldest due first, of one day by id; what nothing
 * is open for stays unallocated.
 */
export const allocate = (
  invoices: readonly OpenInvoice[],
  paidFils: bigint,
  named: readonly string[] = [],
): { allocations: Allocation[]; leftFils: bigint } => {
  let leftFils = paidFils
  const allocations: Allocation[] = []
  const place = ({ id }: OpenInvoice): number => (named.includes(id) ? named.indexOf(id) : named.length)
  const inOrder = invoices.toSorted(
    (a, b) => place(a) - place(b) || (`${a.dueOn} ${a.id}` < `${b.dueOn} ${b.id}` ? -1 : 1),
  )
  for (const { id, openFils } of inOrder) {
    const fils = openFils < leftFils ? openFils : leftFils
    if (fils <= 0n) continue
    allocations.push({ id, fils })
    leftFils -= fils
  }
  return { allocations, leftFils }
}
