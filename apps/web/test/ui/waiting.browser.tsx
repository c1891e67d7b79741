// What takes less than a second shows no wait, and takes its room from the start.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import '../../src/ui/app.css'

test('the shape of what is coming shows after a second', async () => {
  await render(<Skeleton block="120px" />)
  const shape = document.querySelector('.sk')!
  expect(shape.getBoundingClientRect().height).toBe(120)
  const [shown] = shape.getAnimations()
  expect(shown!.effect!.getComputedTiming()).toMatchObject({ delay: 1000, fill: 'backwards' })
  expect(getComputedStyle(shape).opacity).toBe('0')
  shown!.finish()
  expect(getComputedStyle(shape).opacity).toBe('1')
})
