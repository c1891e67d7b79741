// StoragePage
export function StoragePage() {
  return null
}
