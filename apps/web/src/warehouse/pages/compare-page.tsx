// StorageComparePage
export function StorageComparePage() {
  return null
}
