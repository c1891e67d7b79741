// The addresses behind and ahead: those of the browser, or a list of them for tests; leaving one may be refused.

export type Entry = { href: string; key: string; index: number }
export type Step = { current: { pathname: string }; next: { pathname: string } }
export type Blocker = {
  shouldBlock: (step: Step) => boolean | Promise<boolean>
  /** Asks the person; true goes on. */
  ask: () => Promise<boolean>
}

/** Where entries are kept. `read` knows no key for one that the browser made by itself, by a link within the page. */
type Place = {
  read: () => { href: string; key?: string; index?: number }
  write: (entry: Entry, isNew: boolean) => void
  go: (by: number) => void
  onMove: (moved: () => void) => () => void
}

const pathOf = (href: string) => ({ pathname: href.split(/[?#]/)[0]! })
/** A place within a page is no page of its own. */
const pageOf = (href: string) => href.split('#')[0]
const newKey = (): string => Math.random().toString(36).slice(2)

export const makeHistory = (place: Place) => {
  const blockers = new Set<Blocker>()
  let landed: (() => void) | undefined
  const adopt = (index: number): Entry => {
    const { href, key, index: known } = place.read()
    if (key !== undefined && known !== undefined) return { href, key, index: known }
    const entry = { href, key: newKey(), index }
    place.write(entry, false)
    return entry
  }
  let here = adopt(0)
  const put = (href: string, isNew: boolean) => {
    here = { href, key: newKey(), index: here.index + (isNew ? 1 : 0) }
    place.write(here, isNew)
  }
  const go = (by: number) =>
    new Promise<void>((done) => {
      landed = done
      place.go(by)
    })
  /** `before` runs as soon as somebody has to be asked. */
  const mayLeave = async (to: string, before?: () => Promise<void>): Promise<boolean> => {
    if (pageOf(to) === pageOf(here.href)) return true
    const step = { current: pathOf(here.href), next: pathOf(to) }
    let asked = false
    for (const blocker of blockers) {
      if (!(await blocker.shouldBlock(step))) continue
      if (!asked) await before?.()
      asked = true
      if (!(await blocker.ask())) return false
    }
    return true
  }
  /** The address stands as it was while somebody is asked; what was wanted follows the answer. */
  const moved = async (changed: () => void) => {
    if (landed) {
      landed()
      return void (landed = undefined)
    }
    const to = adopt(here.index + 1)
    const by = to.index - here.index
    if (blockers.size > 0 && by !== 0) {
      let isBack = false
      const putBack = async () => {
        await go(-by)
        isBack = true
      }
      if (!(await mayLeave(to.href, putBack))) return
      if (isBack) await go(by)
    }
    here = to
    changed()
  }
  return {
    /** Read anew: a secret may have been taken out of the address meanwhile. */
    entry: (): Entry => ({ ...here, href: place.read().href }),
    /** The same entry, written as it should be. */
    correct: (href: string) => {
      if (href === place.read().href) return
      here = { ...here, href }
      place.write(here, false)
    },
    push: (href: string) => put(href, true),
    replace: (href: string) => put(href, false),
    go: (by: number) => place.go(by),
    mayLeave,
    isGuarded: () => blockers.size > 0,
    block: (blocker: Blocker) => {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    listen: (changed: () => void) => place.onMove(() => void moved(changed)),
  }
}

export type RouterHistory = ReturnType<typeof makeHistory>
