// User management for administrators and for company administrators; everybody else learns whom to ask (A 2, A 6).
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { managesUsers } from '@marsa/model/accounts/users/users-rules.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { peopleTitles } from '../users/people-titles.ts'
import { InvitationList } from '../users/users-invitations.tsx'
import { InviteDialog } from '../users/users-invite.tsx'
import { addressWith } from '../users/users-names.ts'
import { PersonDrawer } from '../users/users-person.tsx'
import { PeopleList } from '../users/users-list.tsx'
import { useMe } from '../queries.ts'
import { invitationsQuery, usersQuery } from '../users/users-queries.ts'
import { AccessWaiting } from '../users/users-waiting.tsx'
import { usersText } from '../users/users-text.ts'
import type { PeopleSearch } from '../users/people-search.ts'
import '../users/people.css'

const route = getRouteApi('/$lang/inside/user/usermanagement')

export function UsersPage() {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  if (!me) return <Skeleton block="240px" />
  const { roleName: role, isCompanyAdmin } = me
  if (!managesUsers({ role, isCompanyAdmin }))
    return (
      <div className="card">
        <Empty
          level={1}
          title={t(usersText.notAuthorised)}
          action={<LinkButton href={`/${lang}/start`}>{t(usersText.toStart)}</LinkButton>}
        >
          {t(usersText.notAuthorisedBody)}
        </Empty>
      </div>
    )
  return <Management all={role === 'admin'} />
}

function Management({ all }: { all: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const [inviting, setInviting] = useState(false)
  const people = useQuery(usersQuery({ ...search, page: search.view ? undefined : search.page }))
  const invitations = useQuery(invitationsQuery({ ...search, page: search.view ? search.page : undefined }))
  const path = `/${lang}/user/usermanagement`
  const hrefOf = (change: Partial<PeopleSearch>) =>
    addressWith(path, { ...search, page: undefined, ...change })
  const go = (change: Partial<PeopleSearch>) => void navigate({ href: hrefOf(change) })
  return (
    <>
      <div className="row between wrap list-h">
        <div>
          <h1>{t(peopleTitles.users)}</h1>
          <p className="muted">{t(all ? usersText.leadAll : usersText.lead)}</p>
        </div>
        <div className="row wrap g2">
          {!all && <LinkButton href={`/${lang}/user/integrations`}>{t(usersText.integrations)}</LinkButton>}
          <Button variant="primary" icon={UserPlus} changes onPress={() => setInviting(true)}>
            {t(usersText.invite)}
          </Button>
        </div>
      </div>
      {all && <AccessWaiting />}
      <div className="list-tabs">
        <TabLinks
          label={t(peopleTitles.users)}
          value={search.view ?? 'people'}
          tabs={[
            {
              id: 'people',
              label: t(usersText.people),
              count: people.data?.totalCount,
              href: hrefOf({ view: undefined }),
            },
            {
              id: 'invitations',
              label: t(usersText.invitations),
              count: invitations.data?.totalCount,
              href: hrefOf({ view: 'invitations' }),
            },
          ]}
        />
      </div>
      {search.view ? (
        <InvitationList query={invitations} all={all} hrefOf={hrefOf} page={search.page ?? 1} />
      ) : (
        <PeopleList query={people} search={search} all={all} hrefOf={hrefOf} go={go} />
      )}
      {inviting && <InviteDialog all={all} onClose={() => setInviting(false)} />}
      {search.person && (
        <PersonDrawer userCode={search.person} onClose={() => go({ person: undefined, page: search.page })} />
      )}
    </>
  )
}
