// Names of entries of the timeline that only trucks have.
import { texts } from '@marsa/model/kit/text.ts'

export const truckEventText = texts({
  TRUCK_ALLOCATED: { en: 'Trucks allocated', ar: 'خُصصت الشاحنات' },
  TRUCK_REALLOCATED: { en: 'Truck exchanged', ar: 'استُبدلت شاحنة' },
})
