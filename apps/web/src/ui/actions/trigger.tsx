// Ties a button of ours to what the library opens from it.
import type { ReactElement } from 'react'
import { Pressable } from 'react-aria-components/FileTrigger'
import { Button } from './button.tsx'

/** Our Button is the browser's own and is pressed through the library here; an IconButton listens by itself. */
export function Trigger({ children }: { children: ReactElement<object> }) {
  return children.type === Button ? <Pressable>{children as never}</Pressable> : children
}
