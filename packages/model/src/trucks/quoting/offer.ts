// What a provider offers beside its charges: when the trucks come, what waiting is free, and what it costs beyond.
import type { z } from 'zod'
import { toOffset } from '../../kit/day.ts'
import { amount, moment, money, preset } from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { checkOffer } from '../../requests/check-offer.ts'
import type { Offer, OfferAsked } from '../../requests/offer.ts'
import type { TruckForm } from '../asking/request-form.ts'
import { usualFreeHours } from '../road/clocks.ts'
import { offerProblems, timesProblems } from '../road/offer.ts'
import { roadProblems } from '../road/road-problems.ts'
import { truckFacts } from './pricing.ts'
import { truckOfferProblems } from './problems.ts'

const part = 'offer'
const freeHours = { unit: 'hour', least: 0, most: 240, decimals: 0, wrong: 'trucks.free-hours' } as const
const rate = { wrong: 'trucks.contingent-rate' }

const everywhere = {
  proposedPickup: moment(
    { label: { en: 'Proposed pickup', ar: 'موعد التحميل المقترح' }, part },
    { wrong: 'trucks.offer-pickup', missing: 'trucks.offer-pickup' },
  ),
  proposedDelivery: moment(
    { label: { en: 'Proposed delivery', ar: 'موعد التسليم المقترح' }, part },
    { wrong: 'trucks.offer-delivery', missing: 'trucks.offer-delivery' },
  ),
  freeLoadingHours: preset(
    amount({ label: { en: 'Free time at loading', ar: 'المدة المجانية عند التحميل' }, part }, freeHours),
    String(usualFreeHours.loading),
  ),
  freeUnloadingHours: preset(
    amount({ label: { en: 'Free time at unloading', ar: 'المدة المجانية عند التفريغ' }, part }, freeHours),
    String(usualFreeHours.unloading),
  ),
  waitingRate: money(
    {
      label: { en: 'Waiting, per started hour and truck', ar: 'الانتظار، عن كل ساعة تبدأ ولكل شاحنة' },
      hint: { en: 'AED before VAT, beyond the free time.', ar: 'بالدرهم قبل الضريبة، بعد المدة المجانية.' },
      part,
    },
    rate,
  ),
}
const atBorders = {
  freeBorderHours: preset(
    amount({ label: { en: 'Free time at borders', ar: 'المدة المجانية عند المنافذ' }, part }, freeHours),
    String(usualFreeHours.border),
  ),
  detentionRate: money(
    {
      label: {
        en: 'Detention at borders, per started 24 hours and truck',
        ar: 'تعطيل الشاحنة عند المنافذ، عن كل 24 ساعة تبدأ ولكل شاحنة',
      },
      hint: { en: 'AED before VAT, beyond the free time.', ar: 'بالدرهم قبل الضريبة، بعد المدة المجانية.' },
      part,
    },
    rate,
  ),
}

/** Of a cross-border request, which has all of them. */
export const truckOfferFields = { ...everywhere, ...atBorders }

const schema = formSchema(everywhere)
export type TruckOffer = z.infer<typeof schema> &
  Partial<z.infer<ReturnType<typeof formSchema<typeof atBorders>>>>

/** A quotation that was sent has all that was asked. */
export const truckOfferOf = (offer: Offer | undefined): TruckOffer | undefined =>
  offer as TruckOffer | undefined

const sentences = { ...truckOfferProblems, ...roadProblems }
const checkTimes = ({ proposedPickup, proposedDelivery }: TruckOffer, now: Date): FieldProblems =>
  timesProblems(
    { proposedPickup: new Date(proposedPickup), proposedDelivery: new Date(proposedDelivery) },
    now,
  )

/** As a control holds it. */
const wallOf = (instant: string): string => toOffset(new Date(instant)).slice(0, 16)

/** What is asked of a quotation for this request, beginning with the times that were asked for; borders only where one is crossed. */
export const truckOffer = (form: TruckForm): OfferAsked => {
  const asked = {
    ...everywhere,
    proposedPickup: { ...everywhere.proposedPickup, empty: wallOf(form.pickupAt) },
    proposedDelivery: { ...everywhere.proposedDelivery, empty: wallOf(form.dropoffAt) },
  }
  const fields = form.movementType === 'CROSS_BORDER' ? { ...asked, ...atBorders } : asked
  return {
    title: { en: 'Dates, free time and waiting', ar: 'المواعيد والمدة المجانية والانتظار' },
    fields,
    check: checkOffer(fields, checkTimes),
    checkLines: (lines) => offerProblems(lines, truckFacts(form)),
    sentences,
  }
}
