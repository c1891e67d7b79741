// Pages of the hub by role: what staff work on, and what belongs to a person's own account.
import { managesUsers } from '@marsa/model/accounts/users/users-rules.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { quotedLines, requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import type { Me } from '../../accounts/door.tsx'
import { expressTitles } from '../../express/titles.ts'
import { financeTitles } from '../../finance/titles.ts'
import { appText } from '../text.ts'
import { hubText } from './hub-text.ts'
import { answers } from './freight-pages.ts'
import { dashboard, lineLabel, type NavLink } from './navigation.ts'

const page = (id: keyof typeof hubText, path: string): NavLink => ({ id, label: hubText[id], path })

/** The requests of each line, by the area that their pages belong to. */
const requestAreas: Record<QuotedLine, string> = {
  freight: 'shipments',
  warehouse: 'storages',
  trucks: 'trucks-requests',
}
const requestLists = quotedLines.map((line): NavLink => ({
  id: requestAreas[line],
  label: lineLabel(line, 'admin-readonly'),
  path: requestsOf[line].pages.customer,
}))
const users = page('users', 'user/usermanagement')
const registrations = page('registrations', 'admin/registrations')
const companies = page('companies', 'admin/companies')
const licences = page('licences', 'admin/licences')
const settings = page('settings', 'admin/settings')
const audit = page('audit', 'admin/audit')
const credits: NavLink = { id: 'credits', label: financeTitles.credits, path: 'finance/credit' }
/** Whose first row has no services goes from here to the parcels of all. */
const parcels: NavLink = {
  id: 'express-shipments',
  label: appText.express,
  path: 'express/shipments',
}
const chats = page('chats', 'desk/chats')
const callbacks = page('callbacks', 'desk/callbacks')
const newsletter = page('newsletter', 'admin/newsletter')
const chatHistory = page('chatHistory', 'chathistory')

const staffPages: Partial<Record<Role, readonly NavLink[]>> = {
  admin: [
    dashboard,
    users,
    registrations,
    companies,
    credits,
    licences,
    chats,
    callbacks,
    newsletter,
    settings,
    audit,
  ],
  // The first row leads to the requests of each line.
  desk: [dashboard, answers, chats, callbacks, registrations, companies, credits],
  'admin-readonly': [
    ...requestLists,
    parcels,
    registrations,
    companies,
    credits,
    licences,
    newsletter,
    settings,
    audit,
  ],
}

/** The second row of the hub; empty for everybody who is no staff. */
export const hubPages = (role: Role): readonly NavLink[] => staffPages[role] ?? []

const isOfBusiness = (role: Role): boolean => role === 'business' || role === 'portal'
const isStaff = (role: Role): boolean => staffPages[role] !== undefined

/** What the welcome dropdown leads to, in its order (A 2). */
export const accountPages = (me: Me): readonly NavLink[] => [
  page('profile', 'user/myprofile'),
  page('security', 'user/security'),
  ...(managesUsers({ role: me.roleName, isCompanyAdmin: me.isCompanyAdmin }) ? [users] : []),
  ...(isOfBusiness(me.roleName)
    ? [
        { id: 'credit', label: financeTitles.credit, path: 'account/credit' },
        { id: 'money', label: expressTitles.money, path: 'express/cash' },
      ]
    : []),
  ...(headerVariantOf(me.roleName) === 'customer'
    ? [
        { id: 'wallet', label: expressTitles.wallet, path: 'express/wallet' },
        { id: 'bundles', label: expressTitles.bundles, path: 'express/bundles' },
      ]
    : []),
  ...(headerVariantOf(me.roleName) === 'agent'
    ? [{ id: 'settlements', label: financeTitles.settlements, path: 'user/settlements' }]
    : []),
  isStaff(me.roleName) ? chatHistory : page('myChat', 'user/chat'),
  page('search', 'search'),
  page('departments', 'user/departments'),
  page('help', 'help/faq'),
]
