// A stop that can be dragged: it carries the id of its shipment. The keyboard has its own way beside it.
export const dragged = (shipmentId: string) => (element: HTMLElement | null) => {
  const begin = (event: DragEvent) => event.dataTransfer?.setData('text/plain', shipmentId)
  element?.addEventListener('dragstart', begin)
  return () => element?.removeEventListener('dragstart', begin)
}
