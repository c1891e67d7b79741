// One person for whoever manages them: facts, role, and access ended or given back.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { makesSecondPerson } from '@marsa/model/accounts/users/access-proposal.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { changeUserRole, enableUser, type ManagedUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { peopleReads, userQuery } from './users-queries.ts'
import { usersText } from './users-text.ts'
import { ActFor } from '../acting/act-for.tsx'
import { CapabilitiesForm } from './users-capabilities.tsx'
import { DisableDialog } from './users-disable.tsx'
import { PersonStatus } from './users-list.tsx'
import { companyName, fullName } from './users-names.ts'
import { AccessWaiting } from './users-waiting.tsx'

function PersonFacts({ user }: { user: ManagedUser }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Facts
      across
      facts={[
        [t(usersText.status), <PersonStatus key="status" status={user.status} />],
        [t(usersText.company), companyName(lang, user)],
        [t(usersText.contact), <Ref key="email" value={user.email} />],
        ...(user.mobileNumber
          ? [
              [t(usersText.mobile), <PhoneText key="mobile" value={user.mobileNumber} />] as [
                string,
                React.ReactNode,
              ],
            ]
          : []),
        [t(usersText.userCode), <Ref key="code" value={user.userCode} />],
        [t(usersText.since), <When key="since" value={user.createdAt} as="date" />],
        [
          t(usersText.lastUsed),
          user.lastUsedAt ? <When key="last" value={user.lastUsedAt} /> : t(usersText.never),
        ],
        [t(usersText.devices), number(user.openSessions, lang)],
      ]}
    />
  )
}

function RoleForm({ user }: { user: ManagedUser }) {
  const t = useT()
  const [role, setRole] = useState<string>(user.roleName)
  const [admin, setAdmin] = useState(user.isCompanyAdmin)
  const command = useCommand(changeUserRole, {
    refreshes: peopleReads,
    quiet: true,
    onDone: ({ waits }) => {
      if (waits) setRole(user.roleName)
      void toast({ title: t(waits ? usersText.nowWaits : usersText.roleSaved), tone: 'success' })
    },
  })
  const changed = role !== user.roleName || admin !== user.isCompanyAdmin
  return (
    <div className="stack g4">
      <RefusalBanner refusal={command.error} beside={[]} />
      <Select
        label={t(usersText.role)}
        value={role}
        onChange={setRole}
        options={user.grantable.map((id) => ({ id, label: t(roleText[id]) }))}
      />
      {user.companyKind !== 'platform' && user.companyKind !== 'person' && (
        <Checkbox value={admin} onChange={setAdmin}>
          {t(usersText.makeAdmin)}
        </Checkbox>
      )}
      {user.isLastAdministrator && <p className="dense muted">{t(usersText.last)}</p>}
      {makesSecondPerson(user.roleName, role as Role) && <p className="dense muted">{t(usersText.byTwo)}</p>}
      {changed && (
        <Button
          variant="primary"
          isPending={command.isPending}
          onPress={() =>
            command.mutate({
              query: { userCode: user.userCode },
              body: { role: role as Role, isCompanyAdmin: admin },
            })
          }
        >
          {t(usersText.saveRole)}
        </Button>
      )}
    </div>
  )
}

function Access({ user }: { user: ManagedUser }) {
  const t = useT()
  const [ending, setEnding] = useState(false)
  const enable = useCommand(enableUser, {
    refreshes: peopleReads,
    onDone: ({ waits }) =>
      void toast({ title: t(waits ? usersText.nowWaits : usersText.enabledDone), tone: 'success' }),
  })
  const refused = user.isSelf
    ? usersText.self
    : user.grantable.includes(user.roleName)
      ? undefined
      : usersText.above
  if (refused) return <Banner tone="info">{t(refused)}</Banner>
  return (
    <section className="stack g5">
      <h3>{t(usersText.access)}</h3>
      <RoleForm key={`${user.roleName}${String(user.isCompanyAdmin)}`} user={user} />
      {user.roleName === 'admin' && <CapabilitiesForm key={user.capabilities.join()} user={user} />}
      {user.status === 'ACTIVE' && (
        <Button
          variant="danger"
          disabledReason={user.isLastAdministrator ? t(usersText.last) : undefined}
          changes
          onPress={() => setEnding(true)}
        >
          {t(usersText.disable)}
        </Button>
      )}
      {user.status === 'DISABLED' && (
        <Button
          isPending={enable.isPending}
          onPress={() => enable.mutate({ query: { userCode: user.userCode } })}
        >
          {t(usersText.enable)}
        </Button>
      )}
      {ending && <DisableDialog user={user} onClose={() => setEnding(false)} />}
    </section>
  )
}

export function PersonDrawer({ userCode, onClose }: { userCode: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(userQuery(userCode))
  const { data: user } = query
  return (
    <Sheet isOpen title={user ? fullName(lang, user) : t(usersText.person)} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton lines={6} />} />
      {user && (
        <div className="stack g6">
          <PersonFacts user={user} />
          {user.companyKind === 'platform' && <AccessWaiting userCode={user.userCode} />}
          <ActFor user={user} />
          <Access user={user} />
        </div>
      )}
    </Sheet>
  )
}
