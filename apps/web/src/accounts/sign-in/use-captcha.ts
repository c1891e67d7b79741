// The puzzle of a form: begun when the form is first touched, taken when it is sent, solved anew for the next time.
import { useRef, useState } from 'react'
import type { CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import { solveCaptcha } from './captcha.ts'

export type CaptchaState = 'idle' | 'working' | 'done'

/** A puzzle has to hold until the server has read it. */
const spareMs = 60_000

export const useCaptcha = () => {
  const running = useRef<Promise<CaptchaAnswer>>(undefined)
  const [state, setState] = useState<CaptchaState>('idle')
  const prepare = (): Promise<CaptchaAnswer> => {
    if (running.current) return running.current
    setState('working')
    const solving = solveCaptcha()
    running.current = solving
    solving.then(
      () => setState('done'),
      () => {
        // The next touch begins anew.
        running.current = undefined
        setState('idle')
      },
    )
    return solving
  }
  return {
    state,
    prepare: () => void prepare().catch(() => undefined),
    /** The solution for one sending. */
    take: async (): Promise<CaptchaAnswer> => {
      let answer = await prepare()
      running.current = undefined
      // Somebody took long to fill the form in.
      if (answer.challenge.parameters.expiresAt * 1_000 < Date.now() + spareMs) answer = await prepare()
      running.current = undefined
      return answer
    },
  }
}
