// Gets a puzzle and has it solved; nothing to see or to do, so it stands in nobody's way.
import { newCaptcha, type CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import { call } from '../../kit/call.ts'

const solve = (challenge: CaptchaAnswer['challenge']): Promise<CaptchaAnswer['solution']> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = (act: () => void) => {
      worker.terminate()
      act()
    }
    worker.onmessage = ({ data }: MessageEvent<CaptchaAnswer['solution'] | null>) =>
      end(() => (data ? resolve(data) : reject(new Error('the puzzle was not solved'))))
    worker.onerror = (event) => end(() => reject(new Error(event.message)))
    worker.postMessage(challenge)
  })

/** A solved puzzle for one form. Begin with it when the form is first touched and await it when the form is sent. */
export const solveCaptcha = async (): Promise<CaptchaAnswer> => {
  const challenge = await call(newCaptcha, { anonymous: true })
  return { challenge, solution: await solve(challenge) }
}
