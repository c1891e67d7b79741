// Notifies people about credit: the administrators of the company, and ours who decide.
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import type { creditDeskMessages, creditMessages } from '@marsa/model/messages/templates/credit-messages.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { emit } from '../../integrations/door.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { administratorsOf, type AccountRow } from './accounts.store.ts'

type OfCustomer = Extract<TemplateName, keyof typeof creditMessages>
type OfDesk = Extract<TemplateName, keyof typeof creditDeskMessages>

/** `occasion` tells two messages of one kind about a company apart. */
export const notifyCompany = async <Name extends OfCustomer>(
  tx: Tx,
  companyId: string,
  template: Name,
  params: TemplateParams<Name>,
  occasion: string,
): Promise<void> =>
  notify(tx, {
    to: { userIds: await administratorsOf(tx, companyId) },
    template,
    params,
    subjectId: companyId,
    version: occasion,
  })

/** The company's systems hear that nothing more is bought on credit. */
export const emitSuspended = (
  tx: Tx,
  { id, company_id: companyId, limit_fils: limitFils }: Pick<AccountRow, 'id' | 'company_id' | 'limit_fils'>,
): Promise<void> =>
  emit(tx, [
    {
      companyId,
      name: 'credit.suspended',
      subject: { kind: 'credit-account', id, number: null },
      detail: { limit: toWire(limitFils) },
    },
  ])

export const notifyAdministrators = <Name extends OfDesk>(
  tx: Tx,
  companyId: string,
  template: Name,
  params: TemplateParams<Name>,
  occasion: string,
  /** Who asks for a second person is not one. */
  except?: string,
): Promise<void> =>
  notify(tx, {
    to: { roles: ['admin'], ...(except && { except }) },
    template,
    params,
    subjectId: companyId,
    version: occasion,
  })
