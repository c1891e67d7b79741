// Calls of a forgotten password.
import * as calls from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword, viewPasswordReset } from './reset-password.ts'

export const recoveryRoutes = (server: Server, secret: string): void => {
  serve(server, calls.forgotPassword, forgotPassword(secret))
  serve(server, calls.viewPasswordReset, viewPasswordReset)
  serve(server, calls.resetPassword, resetPassword(secret))
}
