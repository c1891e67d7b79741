// Calls of registration, its approval and the register of trade licences.
import * as licences from '@marsa/model/accounts/registration/licence-endpoints.ts'
import * as deciding from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import * as calls from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { approveRegistration } from './approve-registration.ts'
import { confirmAgentAdmin } from './confirm-agent-admin.ts'
import { existingAgentPage } from './existing-agent-page.ts'
import { downloadLicenceSample, listLicenceLoads, listLicences } from './list-licences.ts'
import { listRegistrations, viewRegistration } from './list-registrations.ts'
import { loadLicences } from './load-licences.ts'
import { downloadLicence, uploadLicence } from './licence-copy.ts'
import { lookUpLicence } from './look-up-licence.ts'
import type { RegistrationParts } from './parts.ts'
import { refuseRegistration } from './refuse-registration.ts'
import { registerAs } from './register.ts'
import { sendRegistrationCode } from './send-registration-code.ts'
import { userExists } from './user-exists.ts'

export const registrationRoutes = (server: Server, parts: RegistrationParts): void => {
  const register = registerAs(parts)
  serve(server, calls.userExists, userExists(parts))
  serve(server, calls.sendRegistrationCode, sendRegistrationCode(parts))
  serve(server, calls.register, (call) => register(call, call.body.userType, call.body))
  serve(server, calls.registerExistingAgent, (call) => register(call, 'provider', call.body))
  serve(server, calls.registerExistingBusiness, (call) => register(call, 'business', call.body))
  serve(server, calls.existingAgentPage, existingAgentPage(parts))
  serve(server, calls.lookUpLicence, lookUpLicence)
  serve(server, calls.uploadLicence, uploadLicence(parts))
  serve(server, deciding.listRegistrations, listRegistrations)
  serve(server, deciding.viewRegistration, viewRegistration)
  serve(server, deciding.downloadLicence, downloadLicence(parts))
  serve(server, deciding.approveRegistration, approveRegistration)
  serve(server, deciding.refuseRegistration, refuseRegistration)
  serve(server, deciding.confirmAgentAdmin, confirmAgentAdmin)
  serve(server, licences.listLicences, listLicences)
  serve(server, licences.loadLicences, loadLicences)
  serve(server, licences.listLicenceLoads, listLicenceLoads)
  serve(server, licences.downloadLicenceSample, downloadLicenceSample)
}
