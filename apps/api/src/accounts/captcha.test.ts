// The puzzle of a stranger's form: solved once, opens once; forged, changed or late it opens nothing.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaMinutes, newCaptcha, type CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import { systemTransaction } from '../kit/db.ts'
import { secret, testApp, type TestApp } from '../../test/app.ts'
import { checkCaptcha, makeCaptcha, takeCaptcha } from './captcha.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const solved = async (challenge: CaptchaAnswer['challenge']): Promise<CaptchaAnswer> => ({
  challenge,
  solution: (await solveChallenge({ challenge, deriveKey }))!,
})
const take = (answer: CaptchaAnswer) => systemTransaction(app.db, (tx) => takeCaptcha(tx, answer))
const wrong = { code: 'accounts.captcha-wrong' }

test('a solved puzzle opens one form', async () => {
  const answer = await solved((await app.ask(null, newCaptcha)).body)
  await checkCaptcha(secret, answer)
  const results = await Promise.allSettled([take(answer), take(answer), take(answer)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a puzzle of another hand, made easier or out of time opens none', async () => {
  await expect(
    checkCaptcha(secret, await solved(await makeCaptcha('not our secret', new Date()))),
  ).rejects.toMatchObject(wrong)
  const easier = await makeCaptcha(secret, new Date())
  easier.parameters.keyPrefix = '0'
  await expect(checkCaptcha(secret, await solved(easier))).rejects.toMatchObject(wrong)
  const late = await makeCaptcha(secret, new Date(Date.now() - captchaMinutes * 60_000 - 2_000))
  await expect(checkCaptcha(secret, await solved(late))).rejects.toMatchObject(wrong)
})

test('a guessed solution opens none', async () => {
  const answer = await solved((await app.ask(null, newCaptcha)).body)
  await expect(
    checkCaptcha(secret, {
      ...answer,
      solution: { ...answer.solution, counter: answer.solution.counter + 1 },
    }),
  ).rejects.toMatchObject(wrong)
})
