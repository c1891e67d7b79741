// Calls of one's own profile, of the copy of one's data and of closing the account.
import * as calls from '@marsa/model/accounts/profile/profile-endpoints.ts'
import * as leaving from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { sendMobileCode, updateMobile } from './change-mobile.ts'
import { changePassword } from './change-password.ts'
import { closeAccount, viewClosing } from './close-account.ts'
import { askDataExport, downloadDataExport, viewDataExport } from './data-export.ts'
import type { ProfileParts } from './parts.ts'
import { saveNoticeChoice } from './save-notice-choice.ts'
import { updateProfile } from './update-profile.ts'
import { viewProfile } from './view-profile.ts'

export const profileRoutes = (server: Server, parts: ProfileParts): void => {
  serve(server, calls.viewProfile, viewProfile)
  serve(server, calls.updateProfile, updateProfile)
  serve(server, calls.sendMobileCode, sendMobileCode(parts.secret))
  serve(server, calls.updateMobile, updateMobile(parts.secret))
  serve(server, calls.changePassword, changePassword)
  serve(server, calls.saveNoticeChoice, saveNoticeChoice)
  serve(server, leaving.viewDataExport, viewDataExport)
  serve(server, leaving.askDataExport, askDataExport(parts))
  serve(server, leaving.downloadDataExport, downloadDataExport(parts))
  serve(server, leaving.viewClosing, viewClosing(parts))
  serve(server, leaving.closeAccount, closeAccount(parts))
}
