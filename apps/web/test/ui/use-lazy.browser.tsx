// A part that is replaced by another one: the second is drawn too when it comes, not only the first.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../src/ui/button.tsx'
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
