// What both sides agreed on becomes the booking: its form, its times, its trucks, and the price by a revision, posted by difference.
import { split, sum } from '@marsa/model/kit/money.ts'
import { netOf, type ChargeLine } from '@marsa/model/requests/charge-line.ts'
import { changedForm, changedLines, changedTimes } from '@marsa/model/trucks/change/change.ts'
import { linkPeriod } from '@marsa/model/trucks/driver/driver-link.ts'
import { orderOf, tariffCode } from '@marsa/model/trucks/execution/booked-job.ts'
import { allocationFaults } from '@marsa/model/trucks/road/allocation.ts'
import { allocationOf } from '@marsa/model/trucks/road/booking-progress.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { confirmOnCredit, reduceCredit } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import {
  addToSearch,
  formColumns,
  issueFinalQuotation,
  quotationWithCharges,
  quotedBy,
  type Booked,
} from '../../requests/door.ts'
import { shiftDues } from '../borders/borders.store.ts'
import { moveLinks, revokeLink } from '../driver/links.store.ts'
import { candidateOf } from '../execution/allocate.ts'
import { enqueueGate } from '../execution/book-gate.ts'
import { allocationIn, progressOf } from '../execution/facts.ts'
import { noteProgress } from '../execution/facts.store.ts'
import { proposedOf } from '../execution/proposed.ts'
import { named } from '../execution/publish.ts'
import { dropSlots, endAllocation, setShares, slotsOf, type SlotRow } from '../execution/slots.store.ts'
import { driversOf, engagementsOf, vehiclesOf } from '../fleet/fleet.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import type { ChangedBooking } from './change-facts.ts'
import type { ChangeRow } from './changes.store.ts'

/** What is kept of a truck is bought from nobody. */
const asBought = (line: ChargeLine | Omit<ChargeLine, 'buyingFils'>): ChargeLine => ({
  buyingFils: 0n,
  ...line,
})

const postDifference = async (
  tx: Tx,
  request: Booked<TruckRow>,
  change: ChangeRow,
  quotationId: string,
): Promise<void> => {
  const moreFils = change.after_fils - change.before_fils
  const whose = { companyId: request.company_id, subjectId: request.id }
  if (moreFils > 0n) await confirmOnCredit(tx, { ...whose, quotationId, amountFils: moreFils })
  if (moreFils < 0n) await reduceCredit(tx, { ...whose, changeId: change.id, amountFils: -moreFils })
}

/** Trucks that wait for their pickup and do not suit the booking any more. */
const unsuited = async (tx: Tx, request: Booked<TruckRow>, slots: readonly SlotRow[]): Promise<SlotRow[]> => {
  const order = orderOf(request.form, proposedOf(request), slots.length)
  const engagements = await engagementsOf(tx, request.agent_id, request.id)
  const [vehicles, drivers] = [await vehiclesOf(tx, request.agent_id), await driversOf(tx, request.agent_id)]
  return slots.filter((slot) => {
    const truck = allocationIn(slot)
    if (!truck || slot.steps.length > 0) return false
    const vehicle = vehicles.find(({ id }) => id === truck.vehicle_id)
    const driver = drivers.find(({ id }) => id === truck.driver_id)
    if (!vehicle || !driver) return true
    return allocationFaults(order, candidateOf(vehicle, driver, engagements)).refusals.length > 0
  })
}

const release = async (tx: Tx, slots: readonly SlotRow[], now: Date): Promise<void> => {
  for (const { id } of slots) {
    await endAllocation(tx, id, now)
    await revokeLink(tx, id, now)
  }
}

/** Ends what the change leaves without use, and moves what goes on; answers the trucks to allocate anew. */
const followTrucks = async (tx: Tx, request: Booked<TruckRow>, now: Date): Promise<SlotRow[]> => {
  const slots = await slotsOf(tx, [request.id])
  const again = await unsuited(tx, request, slots)
  await release(tx, again, now)
  const onTheWay = slots.filter((slot) => allocationIn(slot) && !again.includes(slot)).map(({ id }) => id)
  await moveLinks(tx, onTheWay, linkPeriod(proposedOf(request), now))
  for (const id of onTheWay) await enqueueGate(tx, id)
  return again
}

const publishAgain = async (
  tx: Tx,
  request: Booked<TruckRow>,
  again: readonly SlotRow[],
  version: string,
): Promise<void> => {
  for (const slot of again) {
    const { plate, driver_en, driver_ar } = allocationIn(slot)!
    const trucks = named({
      vehicle: { id: '', plate },
      driver: { id: '', name_en: driver_en, name_ar: driver_ar },
    })
    const to = trucksLine.messages.agents(request.agent_id)
    await trucksLine.messages.publishOwn(
      tx,
      request,
      'truck-reallocate',
      to,
      { trucks },
      `${slot.id}:${version}`,
    )
  }
}

/** Everything that was agreed, in the transaction of the answer; the revision of its price, and the booking after it. */
export const applyChange = async (
  tx: Tx,
  {
    request,
    change,
    facts,
    userId,
    now,
  }: {
    request: Booked<TruckRow>
    change: ChangeRow
    facts: ChangedBooking
    /** Of the side that answers. */
    userId: string
    now: Date
  },
): Promise<{ moved: Booked<TruckRow>; quotationId: string }> => {
  const { content, by_side: by, drop_percent: percent } = change
  const form = changedForm(facts.form, content)
  const times = changedTimes(facts.proposed, content)
  const lines = changedLines(facts.lines, facts.form, content, percent).lines.map(asBought)
  const accepted = (await quotationWithCharges(tx, request.quotation_id))!
  const revised = await issueFinalQuotation(tx, {
    actor: { companyId: request.agent_id, userId: by === 'agent' ? change.proposed_by : userId },
    subject: quotedBy(trucksLine, request),
    accepted,
    lines,
    // The terms and the file of what was accepted still hold.
    body: { fileDocumentId: accepted.file_document_id ?? undefined, remarks: accepted.remarks ?? undefined },
    offer: {
      ...facts.quotation.offer,
      proposedPickup: toOffset(times.pickup),
      proposedDelivery: toOffset(times.delivery),
    },
    now,
  })
  if (revised.total_fils !== change.after_fils) throw new Error(`change ${change.id} makes another total`)
  await postDifference(tx, request, change, revised.id)
  await release(
    tx,
    facts.rows.filter(({ id }) => content.drop.includes(id)),
    now,
  )
  await dropSlots(tx, content.drop, now)
  const tariff = sum(lines.filter(({ code }) => code === tariffCode).map(netOf))
  await setShares(tx, request.id, split(tariff, form.trucks))
  await shiftDues(tx, request.id, { from: facts.proposed.pickup, to: times.pickup })
  const as = by === 'agent' ? 'customer' : 'agent'
  const moved = await trucksLine.touch(tx, request, as, {
    ...formColumns(trucksLine.spec, request.number, form),
    proposed_pickup: times.pickup,
    proposed_delivery: times.delivery,
    kept_fils: request.kept_fils + change.kept_fils,
    total_fils: change.after_fils,
    paid_fils: request.paid_fils + change.after_fils - change.before_fils,
    final_quotation_id: revised.id,
  })
  await addToSearch(tx, request.id, request.booking_number ?? '')
  const again = await followTrucks(tx, moved, now)
  const { state } = allocationOf((await slotsOf(tx, [request.id])).map(progressOf))
  await noteProgress(tx, request.id, state === 'TRUCK_ALLOCATED', now)
  await publishAgain(tx, moved, again, change.id)
  return { moved, quotationId: revised.id }
}
