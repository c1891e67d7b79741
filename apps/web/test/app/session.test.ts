// The session of a browser: where the selector is kept, one renewal at a time, several tabs.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Session, SessionParts, Tokens } from '../../src/kit/session.ts'
import { renewOr } from '../../src/app/session/renew.ts'
import { memoryStorage, stubBrowser } from './browser-globals.ts'

let makeSession: (parts: SessionParts) => Session

beforeAll(async () => {
  stubBrowser()
  ;({ makeSession } = await import('../../src/kit/session.ts'))
})

const tokens = (generation: number): Tokens => ({
  token: `access-${generation}`,
  refreshToken: `id.${generation}`,
  expiresTime: 300,
})

type Channel = SessionParts['channel']

/** Tabs of one browser: messages reach every other tab, localStorage is shared. */
const browser = () => {
  const channels: Channel[] = []
  const long = memoryStorage()
  const tab = (over: Partial<SessionParts> = {}) => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel) other.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent)
      },
    }
    channels.push(channel)
    const parts: SessionParts = {
      short: memoryStorage(),
      long,
      channel,
      now: () => 0,
      flagged: () => false,
      alone: (work) => work(),
      ...over,
    }
    return { session: makeSession(parts), parts }
  }
  return { tab, long }
}

const stored = (storage: Storage) => storage.getItem('marsa.session')

describe('where the selector is kept', () => {
  it('is the tab without remember-me, and the device with it; the access token is nowhere', () => {
    const { tab, long } = browser()
    const plain = tab()
    plain.session.begin(tokens(0), false)
    expect([stored(plain.parts.short), stored(long)]).toEqual(['id.0', null])
    plain.session.begin(tokens(1), true)
    expect([stored(plain.parts.short), stored(long)]).toEqual([null, 'id.1'])
  })

  it('is nowhere after the end, in any tab', () => {
    const { tab, long } = browser()
    const [one, two] = [tab(), tab()]
    one.session.begin(tokens(0), true)
    expect(two.session.state()).toEqual({ status: 'in' })
    two.session.end('signed-out')
    expect(one.session.state()).toEqual({ status: 'out', end: 'signed-out' })
    expect(stored(long)).toBeNull()
  })
})

describe('renewal', () => {
  it('is one for calls at the same time', async () => {
    const { session } = browser().tab()
    session.begin(tokens(0), false)
    const renewer = vi.fn(async () => tokens(1))
    session.renewWith(renewer)
    expect(await Promise.all([session.renew('access-0'), session.renew('access-0')])).toEqual([
      'access-1',
      'access-1',
    ])
    expect(renewer).toHaveBeenCalledExactlyOnceWith('id.0')
  })

  it('is not needed for a token that another tab has already replaced', async () => {
    const { tab } = browser()
    const [one, two] = [tab(), tab()]
    one.session.begin(tokens(0), false)
    two.session.begin(tokens(1), false)
    const renewer = vi.fn(async () => undefined)
    one.session.renewWith(renewer)
    expect(await one.session.renew('access-0')).toBe('access-1')
    expect(renewer).not.toHaveBeenCalled()
  })

  it('that is refused takes the tokens of a tab that was faster', async () => {
    const { tab } = browser()
    const [one, two] = [tab(), tab()]
    one.session.begin(tokens(0), false)
    one.session.renewWith(async () => {
      two.session.begin(tokens(1), false)
      return undefined
    })
    expect(await one.session.renew('access-0')).toBe('access-1')
  })

  it('that is refused everywhere answers nothing', async () => {
    vi.useFakeTimers()
    const { session } = browser().tab()
    session.begin(tokens(0), false)
    session.renewWith(async () => undefined)
    const renewed = session.renew('access-0')
    await vi.advanceTimersByTimeAsync(300)
    vi.useRealTimers()
    expect(await renewed).toBeUndefined()
  })

  it('happens before a token ends, but not for a passive call', async () => {
    let now = 0
    const { session } = browser().tab({ now: () => now })
    session.begin(tokens(0), false)
    session.renewWith(async () => tokens(1))
    now = 299_000
    expect(await session.token(true)).toBe('access-0')
    expect(await session.token()).toBe('access-1')
  })
})

describe('start', () => {
  it('without anything kept is out, without asking the server', async () => {
    const { session } = browser().tab()
    const renewer = vi.fn(async () => tokens(1))
    session.renewWith(renewer)
    await session.start()
    expect(session.state()).toEqual({ status: 'out', end: undefined })
    expect(renewer).not.toHaveBeenCalled()
  })

  it('in a new tab takes over what another tab holds', async () => {
    const { tab } = browser()
    tab().session.begin(tokens(3), false)
    const fresh = tab({ flagged: () => true })
    await fresh.session.start()
    expect(fresh.session.state()).toEqual({ status: 'in' })
    expect(await fresh.session.token()).toBe('access-3')
  })

  it('without a connection keeps the selector for the next call', async () => {
    const { session, parts } = browser().tab()
    parts.short.setItem('marsa.session', 'id.4')
    session.renewWith(async () => {
      throw new Error('offline')
    })
    await session.start()
    expect([session.state().status, stored(parts.short)]).toEqual(['in', 'id.4'])
  })
})

describe('another session in the place of this one', () => {
  it('is told to every tab, so that none shows the pages of somebody else', () => {
    const { tab } = browser()
    const [one, two] = [tab(), tab()]
    one.session.begin(tokens(0), false)
    const listener = vi.fn()
    two.session.subscribe(listener)
    one.session.begin(tokens(1), false)
    expect([two.session.id(), listener.mock.calls.length]).toEqual(['id', 0])
    one.session.begin({ ...tokens(1), refreshToken: 'acting.1' }, false)
    expect([two.session.id(), listener.mock.calls.length]).toEqual(['acting', 1])
  })
})

describe('a renewal outside of a call', () => {
  it.each([
    ['is refused', async () => undefined, 1],
    ['succeeds', async () => 'token', 0],
    ['has no answer', async () => Promise.reject(new Error('offline')), 0],
  ] as [string, () => Promise<string | undefined>, number][])('that %s', async (_name, renew, times) => {
    const leave = vi.fn(async () => undefined)
    await renewOr(renew, leave)
    expect(leave).toHaveBeenCalledTimes(times)
  })
})
