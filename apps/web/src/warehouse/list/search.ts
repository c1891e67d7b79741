// What the address of the form may say; a small file of its own because every page loads the routes.

/** The form: the request that is changed, or the space (cubic metres) that a public page has worked out. */
export const readStorageForm = (search: Record<string, unknown>): { id?: string; cbm?: number } => {
  const cbm = Number(search['cbm'])
  return {
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(cbm > 0 && Number.isFinite(cbm) && { cbm: Math.round(cbm * 100) / 100 }),
  }
}
