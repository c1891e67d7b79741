// The link by which a receiver follows trucks.
import { texts } from '@marsa/model/kit/text.ts'
import { truckShareEndpoints as share } from '@marsa/model/trucks/endpoints.ts'
import type { SharingLine } from '../../requests/door.tsx'

const words = texts({
  body: {
    en: 'Whoever has this link sees the stages and the expected arrival of each truck: no price, name, phone number or plate. It works until a week after completion, or until you end it.',
    ar: 'من يملك هذا الرابط يرى مراحل كل شاحنة وموعد وصولها المتوقع، دون سعر أو اسم أو رقم هاتف أو لوحة. يعمل الرابط حتى أسبوع بعد اكتمال الحجز أو إلى أن تُنهيه.',
  },
})

export const truckSharing: SharingLine = {
  calls: { share: share.shareTrucks, end: share.endTruckShare },
  page: 'trucks/track',
  body: words.body,
}
