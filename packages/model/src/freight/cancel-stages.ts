// The steps of the refund rule and the sides of a reason, as words that contracts name.

/** The rows of the refund rule, in the order in which a shipment passes them. */
export const cancelStages = ['unpaid', 'booked', 'under-way', 'arrived'] as const
export type CancelStage = (typeof cancelStages)[number]

/** Whose side the reason lies on; an agent's fault costs the customer nothing. */
export const cancelFaults = ['customer', 'agent'] as const
export type CancelFault = (typeof cancelFaults)[number]
