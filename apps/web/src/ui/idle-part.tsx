// A part that nobody sees at first, as a page on paper: fetched once the browser has nothing else to do, and missed by nobody.
import { useEffect, useState, type ComponentType } from 'react'
import { lazyLoad, useLazy, whenIdle, type LazyLoad } from './lazy.ts'

export const idlePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const kept: LazyLoad<ComponentType<Props>> = lazyLoad(load)
  return function IdlePart(props: Props) {
    const [isIdle, setIdle] = useState(false)
    useEffect(() => whenIdle(() => setIdle(true)), [])
    const { part: Part } = useLazy(kept, isIdle)
    return Part ? <Part {...props} /> : null
  }
}
