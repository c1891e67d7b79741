// What the search leads to beside what is stored: the pages of a person, and what they can begin or end.
import { profileTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { managesUsers } from '@marsa/model/accounts/users/users-rules.ts'
import { findTexts, indexOf } from '@marsa/model/help/search.ts'
import { managesIntegrations } from '@marsa/model/integrations/api-key.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { leave, useMe, type Me } from '../../accounts/door.tsx'
import { financeTitles } from '../../finance/titles.ts'
import { freightTitles } from '../../freight/titles.ts'
import { integrationTitles } from '../../integrations/titles.ts'
import { overviewTitles } from '../../overview/titles.ts'
import { commandsText as words } from './commands-text.ts'
import { allLinePages } from './line-pages.ts'
import { accountPages, hubPages } from './hub-pages.ts'
import { servicesOf, type NavLink } from './navigation.ts'

type Both = NavLink['label']
export type Command = {
  id: string
  label: Both
  /** Where it leads, below the language, or what it does. */
  go: string | (() => void)
}
/** `words` are others that people type for it. */
type Row = Command & { words?: Both; isFor?: (me: Me) => boolean }

const isCustomer = ({ roleName }: Me): boolean => headerVariantOf(roleName) === 'customer'
const isManager = ({ roleName, isCompanyAdmin }: Me): boolean =>
  managesUsers({ role: roleName, isCompanyAdmin })

const actions: readonly Row[] = [
  { id: 'freight', label: words.freight, words: words.freightWords, go: 'freight/quote', isFor: isCustomer },
  {
    id: 'storage',
    label: words.storage,
    words: words.storageWords,
    go: 'warehouse/quote',
    isFor: isCustomer,
  },
  { id: 'bulk', label: freightTitles.bulk, words: words.bulkWords, go: 'freight/bulk', isFor: isCustomer },
  { id: 'truck-bulk', label: words.truckBulk, words: words.bulkWords, go: 'trucks/bulk', isFor: isCustomer },
  { id: 'drafts', label: freightTitles.drafts, go: 'freight/drafts', isFor: isCustomer },
  { id: 'addresses', label: profileTitles.addresses, go: 'user/addresses', isFor: isCustomer },
  {
    id: 'credit',
    label: financeTitles.credit,
    words: words.creditWords,
    go: 'account/credit',
    isFor: isCustomer,
  },
  {
    id: 'invite',
    label: words.invite,
    words: words.inviteWords,
    go: 'user/usermanagement',
    isFor: isManager,
  },
  {
    id: 'integrations',
    label: integrationTitles.integrations,
    go: 'user/integrations',
    isFor: ({ roleName, isCompanyAdmin }) => managesIntegrations({ role: roleName, isCompanyAdmin }),
  },
  {
    id: 'holidays',
    label: words.holidays,
    words: words.holidaysWords,
    go: 'admin/settings?view=holidays',
    isFor: ({ roleName }) => hubPages(roleName).some(({ path }) => path === 'admin/settings'),
  },
  { id: 'notifications', label: overviewTitles.notifications, go: 'notifications' },
  { id: 'password', label: words.password, words: words.passwordWords, go: 'user/myprofile' },
  { id: 'contact', label: words.contact, words: words.contactWords, go: 'help/contact' },
  { id: 'sign-out', label: accountsText.signOut, words: words.signOutWords, go: () => void leave() },
]

const pagesOf = (me: Me): Row[] =>
  [...allLinePages(me.roleName), ...hubPages(me.roleName), ...accountPages(me), ...servicesOf(me.roleName)]
    .filter(({ path }) => path !== 'search')
    .map(({ id, label, path }) => ({ id: `page-${id}`, label, go: path }))

const rowsOf = (me: Me): Row[] => [...actions.filter(({ isFor }) => isFor?.(me) ?? true), ...pagesOf(me)]

const joined = (text: Both | undefined): string => (text ? `${text.en} ${text.ar}` : '')

/** Found by their words in both languages, whichever is read; of two that lead to the same, the better one. */
export const findCommands = (me: Me, text: string): Command[] => {
  const index = indexOf(
    rowsOf(me).map((row) => ({ key: row, title: joined(row.label), body: joined(row.words) })),
  )
  const { keys, fits } = findTexts(index, text)
  return fits ? keys.filter(({ go }, at) => keys.findIndex((key) => key.go === go) === at) : []
}

/** The commands of the person that fit what was typed, best first. */
export const useCommands = (text: string): Command[] => {
  const me = useMe()
  return me ? findCommands(me, text) : []
}
