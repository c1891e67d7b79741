// A part that is replaced by another one: the second is drawn too when it comes, not only the first.
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../src/ui/actions/button.tsx'
import { lazyLoad, useLazy, type LazyLoad } from '../../src/ui/lazy.ts'
import { onPage } from './on-page.tsx'

const soon = (text: string): LazyLoad<string> =>
  lazyLoad(() => new Promise<string>((done) => setTimeout(() => done(text), 50)))

function Wizard({ parts }: { parts: LazyLoad<string>[] }) {
  const [step, setStep] = useState(0)
  const { part } = useLazy(parts[step]!, true)
  return (
    <>
      <p>{part ?? 'on its way'}</p>
      <Button onPress={() => setStep(step + 1)}>On</Button>
    </>
  )
}

test('each of several parts is drawn when it comes', async () => {
  await onPage('en', <Wizard parts={[soon('Dates'), soon('Documents'), soon('Review')]} />)
  const drawn = () => document.querySelector('p')?.textContent
  await expect.poll(drawn).toBe('Dates')
  for (const name of ['Documents', 'Review']) {
    await page.getByRole('button', { name: 'On' }).click()
    await expect.poll(drawn).toBe(name)
  }
})

test('what fails twice is loaded with the page anew, as the browser keeps the failure', async () => {
  const failing: LazyLoad<string> = lazyLoad(() => Promise.reject(new Error('no connection')))
  const loadAnew = vi.fn()
  function Failing() {
    const { failed, retry } = useLazy(failing, true, loadAnew)
    return failed ? <Button onPress={retry}>Try again</Button> : null
  }
  await onPage('en', <Failing />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledTimes(1))
})

test('nothing is preloaded without a connection', () => {
  const fetch = vi.fn(async () => 'part')
  const part = lazyLoad(fetch)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  part.preload()
  expect(fetch).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  part.preload()
  expect(fetch).toHaveBeenCalledTimes(1)
  online.mockRestore()
})
