// The session of this browser: access token in memory, refresh selector in storage, one renewal at a time, all tabs together.

export type Tokens = {
  token: string
  refreshToken: string
  /** Seconds until the access token ends. */
  expiresTime: number
}

/** Why a session is over: signed out by the person, refused by the server, or idle for too long. */
export type SessionEnd = 'signed-out' | 'refused' | 'idle'
export type SessionState = { status: 'starting' | 'in' | 'out'; end?: SessionEnd }

type Kept = { selector: string; remember: boolean }
type Message =
  | { kind: 'tokens'; tokens: Tokens; remember: boolean; endsAt: number }
  | { kind: 'ended'; end: SessionEnd }
  | { kind: 'asking' }

/** What the session is made of; the defaults are the browser's own. */
export type SessionParts = {
  short: Storage
  long: Storage
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
  now: () => number
  /** True when the visible cookie says that somebody is signed in (it proves nothing). */
  flagged: () => boolean
  /** Runs work while no other tab renews. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** Trades the selector for new tokens; undefined when the server refuses, throws when there is no answer. */
export type Renewer = (selector: string) => Promise<Tokens | undefined>

const storageKey = 'marsa.session'
/** Milliseconds that another open tab gets to hand over its tokens. */
const handOverMs = 250
/** A token that ends sooner than this is renewed before it is used. */
const marginMs = 5000

const read = (storage: Storage): string | undefined => storage.getItem(storageKey) ?? undefined

/** Which session on the server tokens belong to. */
const idOf = ({ refreshToken }: Tokens): string => refreshToken.split('.')[0] ?? ''

export const makeSession = (parts: SessionParts) => {
  let state: SessionState = { status: 'starting' }
  let tokens: Tokens | undefined
  let endsAt = 0
  let remember = false
  let renewer: Renewer = async () => undefined
  let renewing: Promise<string | undefined> | undefined
  let idle = () => false
  const listeners = new Set<() => void>()

  const broadcast = (message: Message) => parts.channel.postMessage(message)
  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const adopt = (next: Tokens, keep: boolean, ends: number) => {
    const other = tokens !== undefined && idOf(tokens) !== idOf(next)
    tokens = next
    remember = keep
    endsAt = ends
    const [used, unused] = keep ? [parts.long, parts.short] : [parts.short, parts.long]
    used.setItem(storageKey, next.refreshToken)
    unused.removeItem(storageKey)
    if (other || state.status !== 'in') become({ status: 'in' })
  }
  const forget = (end?: SessionEnd) => {
    tokens = undefined
    parts.short.removeItem(storageKey)
    parts.long.removeItem(storageKey)
    if (state.status !== 'out') become({ status: 'out', end })
  }
  const publish = (next: Tokens, keep: boolean) => {
    adopt(next, keep, parts.now() + next.expiresTime * 1000)
    broadcast({ kind: 'tokens', tokens: next, remember: keep, endsAt })
  }
  const kept = (): Kept | undefined => {
    if (tokens) return { selector: tokens.refreshToken, remember }
    const short = read(parts.short)
    const selector = short ?? read(parts.long)
    return selector ? { selector, remember: short === undefined } : undefined
  }

  /** Gives another tab the time to answer; true when its tokens differ from `before`. */
  const askOthers = (before?: string): Promise<boolean> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        listeners.delete(check)
        handedOver.delete(check)
        resolve(tokens !== undefined && tokens.refreshToken !== before)
      }
      const check = () => tokens && tokens.refreshToken !== before && done()
      const timer = setTimeout(done, handOverMs)
      handedOver.add(check)
      broadcast({ kind: 'asking' })
    })
  const handedOver = new Set<() => void>()

  const renewAlone = async (stale?: string): Promise<string | undefined> => {
    if (tokens && tokens.token !== stale) return tokens.token
    const held = kept()
    if (!held) return undefined
    const next = await renewer(held.selector)
    if (next) publish(next, held.remember)
    // Another tab may have renewed a moment ago: the cookie then fits its selector and no longer ours.
    else if (!(await askOthers(held.selector))) return undefined
    return tokens?.token
  }

  parts.channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ended') return forget(data.end)
    if (data.kind === 'asking') {
      if (tokens) broadcast({ kind: 'tokens', tokens, remember, endsAt })
      return
    }
    adopt(data.tokens, data.remember, data.endsAt)
    const waiting = [...handedOver]
    for (const check of waiting) check()
  }

  const session = {
    state: () => state,
    /** Which session it is; it changes when somebody begins or ends acting for another, in any tab. */
    id: () => tokens && idOf(tokens),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Who trades selectors for tokens; set once by the accounts feature. */
    renewWith: (next: Renewer) => {
      renewer = next
    },
    /** Who knows whether somebody is there; set by the idle watch. A renewal counts as use, so nobody idle renews. */
    idleWith: (next: () => boolean) => {
      idle = next
    },
    isIdle: () => idle(),
    /** Whether somebody seems to be signed in, before the server has said who. */
    isLikely: (): boolean =>
      state.status === 'in' || (state.status === 'starting' && (!!kept() || parts.flagged())),
    /** Whether this browser holds a session, as far as it knows without asking the server. */
    isHeld: async (): Promise<boolean> => !!kept() || (parts.flagged() && askOthers()),
    /** Takes up the session that this browser still holds. */
    start: async (): Promise<void> => {
      if (!(await session.isHeld())) return forget()
      if (tokens) return
      try {
        if (!(await session.renew())) forget()
      } catch {
        // Without a connection nothing is known yet: the selector stays, and the next call tries again.
        become({ status: 'in' })
      }
    },
    begin: (next: Tokens, keep: boolean) => publish(next, keep),
    /** Forgets the session here and in every other tab. */
    end: (end: SessionEnd) => {
      if (state.status === 'out') return
      broadcast({ kind: 'ended', end })
      forget(end)
    },
    /** The access token, renewed first when it is about to end unless `passive`; undefined for a visitor. */
    token: async (passive = false): Promise<string | undefined> => {
      if (tokens && (passive || endsAt - parts.now() > marginMs)) return tokens.token
      return kept() ? session.renew(tokens?.token) : undefined
    },
    /** New token in place of `stale`; undefined when the server refuses. Calls at the same time share one renewal. */
    renew: (stale?: string): Promise<string | undefined> => {
      renewing ??= parts
        .alone(() => renewAlone(stale))
        .finally(() => {
          renewing = undefined
        })
      return renewing
    },
    /** Milliseconds until the access token ends. */
    left: () => (tokens ? endsAt - parts.now() : 0),
  }
  return session
}

export type Session = ReturnType<typeof makeSession>

const browserParts = (): SessionParts => ({
  short: sessionStorage,
  long: localStorage,
  channel: new BroadcastChannel('marsa.session'),
  now: Date.now,
  flagged: () => document.cookie.includes('marsa_signed_in=1'),
  alone: (work) => (navigator.locks ? navigator.locks.request('marsa.renew', work) : work()),
})

/** The one session of the page. */
export const session: Session = makeSession(browserParts())
