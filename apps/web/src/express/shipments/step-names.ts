// What the steps of sending a parcel are called.
import { shipmentParts } from '@marsa/model/express/shipments/shipment-form.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { createText } from '../text.ts'
import type { CreateStep } from './create-steps.ts'
import { paperText } from './paper-text.ts'

export const stepNames: Record<CreateStep, TextRow> = {
  ...shipmentParts,
  documents: paperText.step,
  review: createText.review,
}
