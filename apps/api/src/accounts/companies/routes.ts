// Calls of companies and agents.
import * as calls from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { listCompanies, viewCompany } from './list-companies.ts'
import { downloadLogo, removeLogo, uploadLogo } from './logo.ts'
import type { CompaniesParts } from './parts.ts'
import { saveAgentProfile, saveCompany } from './save-company.ts'
import { restoreCompany, suspendCompany } from './suspend-company.ts'

export const companiesRoutes = (server: Server, parts: CompaniesParts): void => {
  serve(server, calls.listCompanies, listCompanies)
  serve(server, calls.viewCompany, viewCompany)
  serve(server, calls.saveCompany, saveCompany)
  serve(server, calls.saveAgentProfile, saveAgentProfile)
  serve(server, calls.suspendCompany, suspendCompany)
  serve(server, calls.restoreCompany, restoreCompany)
  serve(server, calls.uploadLogo, uploadLogo(parts))
  serve(server, calls.removeLogo, removeLogo(parts))
  serve(server, calls.downloadLogo, downloadLogo(parts))
}
