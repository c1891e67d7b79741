// The link by which others follow a shipment.
import { endShipmentShare, shareShipment } from '@marsa/model/freight/public-endpoints.ts'
import { texts } from '@marsa/model/kit/text.ts'
import type { SharingLine } from '../../requests/door.tsx'

const words = texts({
  body: {
    en: 'Anyone with this link can see the route, the steps and the expected arrival, but no price, name, address or document. It works until a week after completion, or until you end it.',
    ar: 'من يملك هذا الرابط يرى المسار والخطوات وموعد الوصول المتوقع، دون سعر أو اسم أو عنوان أو مستند. يعمل الرابط حتى أسبوع بعد اكتمال الشحنة أو إلى أن تُنهيه.',
  },
})

export const shipmentSharing: SharingLine = {
  calls: { share: shareShipment, end: endShipmentShare },
  page: 'freight/track',
  body: words.body,
}
