// The button that is held for a second, so that nothing is reported by a bump in the road.
import { giveActs } from '../../kit/phone/redraw.ts'

const holdMs = 1_000

/** `held` after a second; `pressed` for who cannot hold: a screen reader presses, and is asked to confirm. */
export const holdButton = (
  button: HTMLElement,
  given: { held: () => void; pressed: () => void; hold: (isHeld: boolean) => void },
): void => {
  const acts = giveActs(button, given)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTouched = false
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    delete button.dataset['held']
    acts().hold(false)
  }
  const start = () => {
    isTouched = true
    if (timer !== undefined) return
    button.dataset['held'] = ''
    acts().hold(true)
    timer = setTimeout(() => {
      stop()
      navigator.vibrate?.(60)
      acts().held()
    }, holdMs)
  }
  button.addEventListener('pointerdown', (event) => event.isPrimary && event.button === 0 && start())
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'blur'])
    button.addEventListener(name, stop)
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) start()
  })
  button.addEventListener('keyup', stop)
  button.addEventListener('contextmenu', (event) => event.preventDefault())
  button.addEventListener('click', () => {
    if (!isTouched) acts().pressed()
    isTouched = false
  })
}
