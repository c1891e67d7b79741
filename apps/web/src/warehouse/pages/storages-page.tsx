// StoragesPage
export function StoragesPage() {
  return null
}
