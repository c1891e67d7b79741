// A part of a page that is fetched after the page itself, so that the first load stays small.
import type { ComponentType } from 'react'
import { later, useLater, type Later } from './later.ts'
import { LoadTrouble } from './load-trouble.tsx'

/** Draws nothing until the part is there; a failure offers to try again. */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const kept: Later<ComponentType<Props>> = later(load)
  return function LaterPart(props: Props) {
    const { part: Part, failed, retry } = useLater(kept, true)
    if (Part) return <Part {...props} />
    return failed ? <LoadTrouble onRetry={retry} onClose={retry} /> : null
  }
}
