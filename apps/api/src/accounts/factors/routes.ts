// Calls of the second step, the fresh check, and one's own factors.
import * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { FactorParts } from './ticket.ts'
import { beginCode, confirmCode, removeCode, renewRecovery } from './authenticator.ts'
import { beginCheck, passCheck } from './check.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts'
import { addPasskey, beginPasskey, forgetDevice, removePasskey, renamePasskey } from './passkeys.ts'
import { finishSignIn } from './second-step.ts'
import { viewFactors } from './view-factors.ts'

export const factorsRoutes = (server: Server, parts: FactorParts): void => {
  serve(server, calls.finishSignIn, finishSignIn(parts))
  serve(server, calls.beginPasskeySignIn, beginPasskeySignIn(parts))
  serve(server, calls.signInWithPasskey, signInWithPasskey(parts))
  serve(server, calls.beginCheck, beginCheck(parts))
  serve(server, calls.passCheck, passCheck(parts))
  serve(server, calls.viewFactors, viewFactors(parts))
  serve(server, calls.beginCode, beginCode(parts))
  serve(server, calls.confirmCode, confirmCode(parts))
  serve(server, calls.removeCode, removeCode)
  serve(server, calls.renewRecovery, renewRecovery(parts))
  serve(server, calls.beginPasskey, beginPasskey(parts))
  serve(server, calls.addPasskey, addPasskey(parts))
  serve(server, calls.renamePasskey, renamePasskey)
  serve(server, calls.removePasskey, removePasskey)
  serve(server, calls.forgetDevice, forgetDevice)
}
