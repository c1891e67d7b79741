// Inviting a colleague by e-mail: role, administration, language of the letter; an administrator also chooses the company.
import { useCallback, useState } from 'react'
import { listCompanies } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { makesSecondPerson } from '@marsa/model/accounts/users/access-proposal.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { inviteUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import {
  grantRefusal,
  invitationHours,
  rolesOf,
  type CompanyKind,
} from '@marsa/model/accounts/users/users-rules.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { call } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select, type Option } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useMe, type Me } from '../queries.ts'
import { peopleReads } from './users-queries.ts'
import { usersText } from './users-text.ts'

type Chosen = { company: string; kind: CompanyKind } | undefined

/** Companies by name; the kind of each travels as the option's code. */
const useCompanySearch = () => {
  const { lang } = useLang()
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> => {
      const { items } = await call(listCompanies, { query: { searchText: text, pageSize: 20 }, signal })
      return items
        .filter(({ kind, state }) => kind !== 'person' && state !== 'suspended')
        .map(({ companyId, nameEn, nameAr, kind, agentCode }) => ({
          id: `${kind}:${companyId}`,
          label: lang === 'ar' ? nameAr : nameEn,
          ...(agentCode && { code: agentCode }),
        }))
    },
    [lang],
  )
}

const chosenOf = (value: string | null): Chosen => {
  const [kind, company] = value?.split(':') ?? []
  return kind && company ? { kind: kind as CompanyKind, company } : undefined
}

const ownKind = (me: Me): CompanyKind =>
  me.agentCode !== null
    ? 'agent'
    : me.roleName === 'business' || me.roleName === 'portal'
      ? 'business'
      : 'platform'

const rolesFor = (me: Me | undefined, kind: CompanyKind | undefined): Role[] =>
  me && kind
    ? rolesOf(kind).filter(
        (role) => !grantRefusal({ role: me.roleName, isCompanyAdmin: me.isCompanyAdmin }, kind, role),
      )
    : []

export function InviteDialog({ all, onClose }: { all: boolean; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const load = useCompanySearch()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<string | null>(null)
  const [isCompanyAdmin, setAdmin] = useState(false)
  const [language, setLanguage] = useState<string>(lang)
  const [company, setCompany] = useState<string | null>(null)
  const chosen = chosenOf(company)
  const kind = all ? chosen?.kind : me && ownKind(me)
  const command = useCommand(inviteUser, {
    refreshes: peopleReads,
    quiet: true,
    onDone: ({ invitationId }) => {
      onClose()
      void toast({
        title: invitationId ? t(usersText.invited, { email }) : t(usersText.nowWaits),
        tone: 'success',
      })
    },
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const send = () =>
    command.mutate({
      body: {
        email,
        role: role as Role,
        isCompanyAdmin,
        language: language === 'ar' ? 'ar' : 'en',
        company: all ? chosen?.company : undefined,
      },
    })
  return (
    <CommandDialog
      title={t(usersText.invite)}
      send={t(usersText.sendInvitation)}
      command={command}
      onSend={send}
      onClose={onClose}
    >
      <p className="muted">{t(usersText.inviteBody, { hours: invitationHours })}</p>
      {all && (
        <SearchSelect
          label={t(usersText.company)}
          placeholder={t(usersText.chooseCompany)}
          load={load}
          value={company}
          onChange={(id) => {
            setCompany(id)
            setRole(null)
          }}
        />
      )}
      <TextInput
        label={t(usersText.email)}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={serverErrors['email']}
      />
      <Select
        label={t(usersText.role)}
        value={role}
        onChange={setRole}
        disabled={!kind}
        options={rolesFor(me, kind).map((id) => ({ id, label: t(roleText[id]) }))}
        error={serverErrors['role']}
      />
      {role && makesSecondPerson(null, role as Role) && <p className="dense muted">{t(usersText.byTwo)}</p>}
      {kind !== 'platform' && (
        <Checkbox value={isCompanyAdmin} onChange={setAdmin}>
          {t(usersText.makeAdmin)}
        </Checkbox>
      )}
      <RadioCards
        label={t(usersText.mailLanguage)}
        value={language}
        onChange={setLanguage}
        choices={[
          { id: 'en', label: 'English' },
          { id: 'ar', label: 'العربية' },
        ]}
      />
    </CommandDialog>
  )
}
