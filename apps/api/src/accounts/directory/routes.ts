// Calls of signing in through the directory or UAE PASS, and of linking identities to accounts.
import * as calls from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { IdentitySettings } from '../../kit/config.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { externalUserLogin } from './external-user-login.ts'
import { endDirectory, leaveDirectory } from './leave-directory.ts'
import { finishLink, linkDirectory } from './link-staff.ts'
import type { DirectoryParts } from './parts.ts'
import { openProviders } from './providers.ts'
import { returnFromProvider } from './return-from-provider.ts'
import { startSignIn } from './start-sign-in.ts'
import { takeHandOver, viewPending } from './take-hand-over.ts'
import { unlinkIdentity, viewLinkedIdentity } from './unlink-identity.ts'
import { verifyMobile } from './verify-mobile.ts'

type Given = Omit<DirectoryParts, 'providers' | 'identity'> & { identity?: IdentitySettings | undefined }

export const nobodyVouches: IdentitySettings = { directory: null, uaePass: null }

export const directoryRoutes = (server: Server, given: Given): void => {
  const identity = given.identity ?? nobodyVouches
  const parts = { ...given, identity, providers: openProviders(identity, given.publicUrl) }
  serve(server, calls.startDirectory, startSignIn(parts, 'directory'))
  serve(server, calls.startUaePass, startSignIn(parts, 'uae-pass'))
  serve(server, calls.returnFromProvider, returnFromProvider(parts))
  serve(server, calls.leaveDirectory, leaveDirectory(parts))
  serve(server, calls.endDirectory, endDirectory(parts))
  serve(server, calls.takeHandOver, takeHandOver(parts))
  serve(server, calls.viewPendingIdentity, viewPending(parts))
  serve(server, calls.verifyMobile, verifyMobile(parts))
  serve(server, calls.externalUserLogin, externalUserLogin(parts))
  serve(server, calls.linkDirectory, linkDirectory(parts))
  serve(server, calls.finishLink, finishLink(parts))
  serve(server, calls.viewLinkedIdentity, viewLinkedIdentity)
  serve(server, calls.unlinkIdentity, unlinkIdentity)
}
