// The steps of sending a parcel, each a page of its own.
import type { ShipmentPart } from '@marsa/model/express/shipments/shipment-form.ts'

export const createSteps = ['sender', 'recipient', 'parcels', 'service', 'review'] as const
export type CreateStep = (typeof createSteps)[number]

/** The step that asks for a field, by its path. */
export const stepOfPath = (path: string): CreateStep => {
  const field = path.split('.')[0]!
  const steps: Record<string, CreateStep> = {
    from: 'sender',
    sender: 'sender',
    to: 'recipient',
    recipient: 'recipient',
    service: 'service',
    cover: 'service',
    promotionCode: 'service',
    dropOff: 'service',
    slot: 'service',
    proof: 'service',
    reference: 'service',
    terms: 'review',
  }
  return steps[field] ?? 'parcels'
}

export const isPart = (step: CreateStep): step is ShipmentPart => step !== 'review'
