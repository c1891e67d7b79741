// A phone's page that is drawn anew: what looks the same stays, and acts for what is shown now.
import { expect, test } from 'vitest'
import { giveActs, redraw } from '../../src/kit/phone/redraw.ts'

const pageOf = (name: string, pressed: string[]) => {
  const button = document.createElement('button')
  button.textContent = 'Send'
  const acts = giveActs(button, { press: () => void pressed.push(name) })
  button.addEventListener('click', () => acts().press())
  const part = document.createElement('section')
  part.append(button)
  return part
}

test('a button that stays under the finger does what the new one would have done', () => {
  const [main, pressed] = [document.createElement('main'), [] as string[]]
  redraw(main, [pageOf('first', pressed)])
  const button = main.querySelector('button')!
  redraw(main, [pageOf('second', pressed)])
  expect(main.querySelector('button')).toBe(button)
  button.click()
  expect(pressed).toEqual(['second'])
})
