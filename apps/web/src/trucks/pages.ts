// The pages of the trucks line: what it says of itself to the pages of the usual way.
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { truckDraftEndpoints, truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { truckProblems } from '@marsa/model/trucks/problems.ts'
import { truckTabs } from '@marsa/model/trucks/asking/list-tabs.ts'
import { truckFields, truckParts, TruckForm, truckTitle } from '@marsa/model/trucks/asking/request-form.ts'
import { truckOffer } from '@marsa/model/trucks/quoting/offer.ts'
import { truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { comparedTrucks } from './quoting/compared.tsx'
import { truckTurnWords } from '@marsa/model/trucks/execution/truck-turn-text.ts'
import { truckFormProblems, trucksNeeded } from '@marsa/model/trucks/asking/request-rules.ts'
import { roadProblems } from '@marsa/model/trucks/road/road-problems.ts'
import { movementTypes } from '@marsa/model/trucks/road/movement.ts'
import type { TruckType } from '@marsa/model/trucks/road/truck-types.ts'
import { usualWebLine } from '../requests/door.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TruckAside } from './asking/aside.tsx'
import { CreditDialog } from './asking/credit-dialog.tsx'
import { truckWarnings } from './asking/load.ts'
import { DropoffField, PickupField } from './asking/place-field.tsx'
import { SafetySheet } from './asking/safety-sheet.tsx'
import { truckBookingText, truckCancelText } from './quoting/text.ts'
import { truckBrief, truckDerived, truckFacts } from './facts.tsx'
import { truckEventText } from './road/event-text.ts'
import { truckReading } from './status.ts'
import { truckTitles } from './titles.ts'

/** The drop-off that a new request proposes. */
const sameDay = (day: string): string => `${day}T14:00`

export const trucksPages = usualWebLine<TruckForm>({
  line: 'trucks',
  calls: truckEndpoints,
  fields: truckFields,
  parts: truckParts,
  schema: TruckForm,
  formProblems: (form, _today, { now, settings }) => truckFormProblems(form, now, settings),
  problemParams: ({ truckType, weightKg }) => ({
    needed: truckType ? trucksNeeded({ truckType: truckType as TruckType, weightKg: Number(weightKg) }) : 0,
  }),
  formWarnings: truckWarnings,
  begin: (now) => {
    const day = addDays(dayOf(now), 1)
    return { pickupAt: `${day}T08:00`, dropoffAt: sameDay(day) }
  },
  follow: ({ movementType, pickupAt, dropoffAt }, before) => {
    if (movementType === before['movementType'] || typeof pickupAt !== 'string') return undefined
    const proposed = sameDay(pickupAt.slice(0, 10))
    // How many days a border takes depends on the way: only a movement in the Emirates begins with the same day.
    if (movementType === 'CROSS_BORDER') return dropoffAt === proposed ? { dropoffAt: null } : undefined
    return dropoffAt === null ? { dropoffAt: proposed } : undefined
  },
  drafts: truckDraftEndpoints,
  bulk: truckTitles.bulk,
  controls: { pickup: PickupField, dropoff: DropoffField },
  files: { part: 'cargo', asked: ({ hazardous }) => hazardous === true, Choose: SafetySheet },
  confirms: {
    codes: ['trucks.credit-needed', 'trucks.credit-pending'],
    body: { withoutCredit: true },
    Dialog: CreditDialog,
  },
  shown: truckFacts,
  derived: truckDerived,
  brief: truckBrief,
  Aside: TruckAside,
  title: truckTitle,
  pricing: truckFormPricing,
  offer: truckOffer,
  compared: comparedTrucks,
  creditOnly: true,
  agentRole: { en: 'Truck provider', ar: 'مزود الشاحنات' },
  cancelWords: truckCancelText,
  compareWords: truckBookingText,
  statuses: truckReading,
  tabs: truckTabs,
  movements: { label: truckFields.movementType.label, choices: movementTypes },
  turnWords: truckTurnWords,
  events: truckEventText,
  carried: {
    Part: lazyPart(async () => (await import('./road/trucks-card.tsx')).TrucksCard),
    steps: {
      'add-container': 'carried',
      'answer-change': 'change',
      'add-border-documents': 'borders',
      'answer-extras': 'extras',
      'decide-extras': 'extras',
    },
  },
  invoicedBySystem: true,
  stages: texts({
    unpaid: { en: 'Before booking', ar: 'قبل الحجز' },
    free: {
      en: 'Within {truckCancelFresh} of accepting, or more than {truckCancelFree} before pickup',
      ar: 'خلال {truckCancelFresh} من القبول، أو قبل التحميل بأكثر من {truckCancelFree}',
    },
    late: {
      en: 'After that, more than {truckCancelLast} before pickup',
      ar: 'بعد ذلك، وقبل التحميل بأكثر من {truckCancelLast}',
    },
    last: { en: 'In the last {truckCancelLast} before pickup', ar: 'خلال آخر {truckCancelLast} قبل التحميل' },
  }),
  problems: { ...addressesProblems, ...referenceProblems, ...roadProblems, ...truckProblems },
})
