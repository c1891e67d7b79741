// Steps through the addresses, and who may refuse them.
import { expect, test, vi } from 'vitest'
import type { Blocker } from '../../src/kit/router/history.ts'
import { memoryHistory } from './memory-history.ts'

const opened = (...addresses: string[]) => {
  const history = memoryHistory('/en/a')
  for (const address of addresses) history.push(address)
  const seen: string[] = []
  history.listen(() => seen.push(history.entry().href))
  return { history, seen }
}

/** Refuses every step until it is answered. */
const guard = (shouldBlock: Blocker['shouldBlock'] = () => true) => {
  const asked: ((goes: boolean) => void)[] = []
  return { asked, shouldBlock, ask: () => new Promise<boolean>((answer) => void asked.push(answer)) }
}

test('a step back and forward finds each entry with its key', async () => {
  const { history, seen } = opened('/en/b')
  const { key } = history.entry()
  history.go(-1)
  await expect.poll(() => seen).toEqual(['/en/a'])
  expect(history.entry().key).not.toBe(key)
  history.go(1)
  await expect.poll(() => seen).toEqual(['/en/a', '/en/b'])
  expect(history.entry().key).toBe(key)
})

test('what takes the place of an entry is a new one; what is merely written better is not', () => {
  const { history } = opened()
  const { key } = history.entry()
  history.correct('/en/a?page=1')
  expect(history.entry()).toEqual({ href: '/en/a?page=1', key, index: 0 })
  history.replace('/en/c')
  expect(history.entry()).toMatchObject({ href: '/en/c', index: 0 })
  expect(history.entry().key).not.toBe(key)
})

test('while somebody is asked the address is put back, and staying leaves it there', async () => {
  const { history, seen } = opened('/en/b', '/en/c')
  const { asked, ...blocker } = guard()
  history.block(blocker)
  history.go(-2)
  await expect.poll(() => asked).toHaveLength(1)
  expect(history.entry().href).toBe('/en/c')
  asked[0]!(false)
  await Promise.resolve()
  expect([history.entry().href, seen]).toEqual(['/en/c', []])
})

test('going on takes the step that was refused, and asks nobody else twice', async () => {
  const { history, seen } = opened('/en/b', '/en/c')
  const first = guard()
  const second = guard()
  history.block(first)
  const release = history.block(second)
  history.go(-2)
  await expect.poll(() => first.asked).toHaveLength(1)
  first.asked[0]!(true)
  await expect.poll(() => second.asked).toHaveLength(1)
  expect(history.entry().href).toBe('/en/c')
  second.asked[0]!(true)
  await expect.poll(() => seen).toEqual(['/en/a'])
  expect([first.asked, second.asked].map((each) => each.length)).toEqual([1, 1])
  release()
})

test('who has nothing to lose asks nothing, and is told both addresses', async () => {
  const { history, seen } = opened('/en/b?x=1')
  const shouldBlock = vi.fn(async () => false)
  const { asked, ...blocker } = guard(shouldBlock)
  history.block(blocker)
  history.go(-1)
  await expect.poll(() => seen).toEqual(['/en/a'])
  expect(asked).toEqual([])
  expect(shouldBlock).toHaveBeenCalledWith({
    current: { pathname: '/en/b' },
    next: { pathname: '/en/a' },
  })
})

test('another place of the same page is no step away from it', async () => {
  const { history, seen } = opened('/en/a#below')
  const { asked, ...blocker } = guard()
  history.block(blocker)
  history.go(-1)
  await expect.poll(() => seen).toEqual(['/en/a'])
  expect(await history.mayLeave('/en/a#end')).toBe(true)
  expect(asked).toEqual([])
})
