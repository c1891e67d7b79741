// StorageQuotePage
export function StorageQuotePage() {
  return null
}
