// A part of a page that is fetched after the page itself, so that the first load stays small.
import type { ComponentType } from 'react'
import { lazyLoad, useLazy, type LazyLoad } from './lazy.ts'
import { LoadTrouble } from './states/load-trouble.tsx'

/** Draws nothing until the part is there; a failure offers to try again. `preload` fetches it before that. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const kept: LazyLoad<ComponentType<Props>> = lazyLoad(load)
  function LazyPart(props: Props) {
    const { part: Part, failed, retry } = useLazy(kept, true)
    if (Part) return <Part {...props} />
    return failed ? <LoadTrouble onRetry={retry} onClose={retry} /> : null
  }
  return Object.assign(LazyPart, { preload: kept.preload })
}
