// Lets a form put the focus into a field made of parts: the ref of the field is its first part.
import { useImperativeHandle, useRef, type Ref } from 'react'

/** Returns the ref for the box of parts; `ref` of the field then focuses the first of them. */
export const useFirstSegment = (ref: Ref<HTMLElement> | undefined) => {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    ref,
    () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]') ?? box.current!,
    [],
  )
  return box
}
