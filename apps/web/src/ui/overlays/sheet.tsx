// A drawer at the end of the page for filters and editors; on a phone it covers the page.
import { Dialog, type DialogProps } from './dialog.tsx'

/** The same props as `Dialog`; it slides in from the reading end. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} side />
}

export type SheetProps = Omit<DialogProps, 'side' | 'size'>
