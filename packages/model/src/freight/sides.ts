// The two sides of a booked shipment: the company whose it is, and the agent that has won it.
export const shipmentSides = ['customer', 'agent'] as const
export type ShipmentSide = (typeof shipmentSides)[number]
