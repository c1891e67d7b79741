// Who may call the document endpoints at all; which subject they may touch is decided by the line that owns it.
import { clearingAgents, customers, policies } from '../kit/access.ts'

export const documentAccess = policies({
  'documents.read': { ...customers, ...clearingAgents, desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  'documents.write': { ...customers, ...clearingAgents, desk: 'any' },
  'documents.types': {
    ...customers,
    ...clearingAgents,
    'warehouse-agent': 'own',
    'truck-provider': 'own',
    desk: 'any',
    admin: 'any',
    'admin-readonly': 'any',
  },
})
