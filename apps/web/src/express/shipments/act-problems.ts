// The sentences of what may stand against an act on a shipment; loaded when something does.
export const actProblems = async () => ({
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/finance/problems.ts')).financeProblems,
})
