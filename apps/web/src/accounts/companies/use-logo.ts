// The picture of a company's logo.
import { downloadLogo } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { useFileAddress } from '../../kit/file-address.ts'

/** Of one's own company without an id; undefined where there is none, and until it is there. */
export const useLogo = ({ companyId, hasLogo }: { companyId?: string; hasLogo: boolean }) =>
  useFileAddress(downloadLogo, hasLogo ? { query: { companyId } } : undefined, [companyId ?? 'own'])
