// The steps of sending a parcel, each a page of its own.

export const createSteps = ['sender', 'recipient', 'parcels', 'service', 'documents', 'review'] as const
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
    identity: 'documents',
    terms: 'review',
  }
  return steps[field] ?? 'parcels'
}

/** Papers are asked for abroad alone. */
export const stepsOf = (needsPapers: boolean): readonly CreateStep[] =>
  createSteps.filter((step) => step !== 'documents' || needsPapers)
