// Asks before a page is left: by a link, a step back or forward, or closing the tab.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Step } from './history.ts'
import { useRouter } from './hooks.ts'

type Blocked = { status: 'blocked'; proceed: () => void; reset: () => void }
type Resolver = Blocked | { status: 'idle'; proceed?: undefined; reset?: undefined }

const idle: Resolver = { status: 'idle' }

/** While `status` is blocked the address is that of the page; `proceed` goes on, `reset` stays. */
export const useBlocker = (when: {
  shouldBlockFn: (step: Step) => boolean | Promise<boolean>
  enableBeforeUnload: () => boolean
}): Resolver => {
  const { history } = useRouter()
  const [resolver, setResolver] = useState<Resolver>(idle)
  const shouldBlock = useEffectEvent(when.shouldBlockFn)
  const blocksUnload = useEffectEvent(when.enableBeforeUnload)
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (goes: boolean) => {
          setResolver(idle)
          resolve(goes)
        }
        setResolver({ status: 'blocked', proceed: () => answer(true), reset: () => answer(false) })
      })
    const onUnload = (event: Event) => {
      if (blocksUnload()) event.preventDefault()
    }
    const release = history.block({ shouldBlock: (step) => shouldBlock(step), ask })
    addEventListener('beforeunload', onUnload, { capture: true })
    return () => {
      release()
      removeEventListener('beforeunload', onUnload, { capture: true })
    }
  }, [history])
  return resolver
}
