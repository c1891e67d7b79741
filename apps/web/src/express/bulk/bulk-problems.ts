// What may be wrong with a line of a sheet of parcels, loaded when the first fault is shown.
export const parcelSheetProblems = async () => ({
  ...(await import('@marsa/model/kit/kit-problems.ts')).kitProblems,
  ...(await import('@marsa/model/express/problems.ts')).expressProblems,
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/express/bulk/parcel-refusals.ts')).parcelBulkProblems,
})
