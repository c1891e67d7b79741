// Solves a puzzle beside the page, so that typing stays smooth.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaPuzzle } from '@marsa/model/accounts/captcha.ts'

self.onmessage = async ({ data: challenge }: MessageEvent<CaptchaPuzzle>) =>
  self.postMessage(await solveChallenge({ challenge, deriveKey }))
