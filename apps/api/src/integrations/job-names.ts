// Names of the jobs, apart, so that whoever enqueues one does not load what runs it.
export const deliverJob = 'integrations.deliver'
export const sweepJob = 'integrations.sweep-deliveries'
export const forgetJob = 'integrations.forget-events'
