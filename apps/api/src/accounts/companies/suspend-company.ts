// Suspends a company: its people are out at once, its invitations are void, it is invited to nothing; and restores it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  restoreCompany as restoreCall,
  suspendCompany as suspendCall,
} from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { suspendRefusal } from '@marsa/model/accounts/companies/companies-rules.ts'
import type { MailTemplate, MailParams } from '@marsa/model/messages/templates/mail-templates.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { cancelInvitations } from '../users/invitations.store.ts'
import { addressesOf, setSuspended, type CompanyRow } from './companies.store.ts'
import { findCompany } from './find-company.ts'
import { auditCompany } from './save-company.ts'

type About = Extract<MailTemplate, 'company-suspended' | 'company-restored'>

const write = async <Name extends About>(
  tx: Tx,
  company: CompanyRow,
  mail: Name,
  params: Omit<MailParams<Name>, 'company'>,
): Promise<void> => {
  for (const { email, language } of await addressesOf(tx, company.id))
    await sendMail(tx, {
      mail,
      to: { channel: 'mail', address: email, language },
      params: {
        company: { en: company.name_en, ar: company.name_ar },
        ...params,
      } as unknown as MailParams<Name>,
      key: `${company.id}:${company.version}:${email}`,
      isSecret: false,
    })
}

export const suspendCompany = (call: Call<typeof suspendCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { reason, typedName } = call.body
    const company = await findCompany(tx, call.query.companyId)
    refuse(suspendRefusal(company))
    if (![company.name_en, company.name_ar].includes(typedName.trim()))
      throw new Problem('kit.invalid', {}, { typedName: 'companies.typed-name' })
    if (!(await setSuspended(tx, company.id, reason))) throw new Problem('companies.is-suspended')
    await endSessionsOf(tx, { companyId: company.id }, 'company-suspended')
    await cancelInvitations(tx, { companyId: company.id })
    await auditCompany(tx, call, 'suspendCompany', company.id, reason)
    await write(tx, company, 'company-suspended', { reason: /[.!؟?]$/.test(reason) ? reason : `${reason}.` })
    return succeeded
  })

export const restoreCompany = (call: Call<typeof restoreCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const company = await findCompany(tx, call.query.companyId)
    if (!(await setSuspended(tx, company.id, null))) throw new Problem('companies.not-suspended')
    await auditCompany(tx, call, 'restoreCompany', company.id)
    await write(tx, company, 'company-restored', {})
    return succeeded
  })
