// One's own profile: who one is, how one signs in, what one is sent, one's data, and the way out.
import { useQuery } from '@tanstack/react-query'
import { profileTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { profileText } from '@marsa/model/accounts/profile/profile-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CloseCard } from '../profile/profile-close.tsx'
import { CompanyCard } from '../profile/profile-company.tsx'
import { DataCard } from '../profile/profile-data.tsx'
import { NamesCard } from '../profile/profile-names.tsx'
import { NoticesCard } from '../profile/profile-notices.tsx'
import { SignInCard } from '../profile/profile-sign-in.tsx'
import { useMe } from '../queries.ts'
import { profileQuery, type OwnProfile } from '../profile/profile-queries.ts'
import '../profile/profile.css'

const customers: readonly (string | undefined)[] = ['customer', 'business', 'portal']

export function ProfilePage() {
  const t = useT()
  const { lang } = useLang()
  const isCustomer = customers.includes(useMe()?.roleName)
  const query = useQuery(profileQuery)
  const { isPending } = query
  return (
    <>
      <header className="stack g1 profile-h">
        <h1>{t(profileTitles.profile)}</h1>
        <p className="muted">{t(profileText.lead)}</p>
        {isCustomer && <GoLink href={`/${lang}/user/addresses`}>{t(profileTitles.addresses)}</GoLink>}
      </header>
      {isPending && (
        <div aria-busy="true" className="profile">
          <Skeleton block="320px" />
          <Skeleton block="220px" />
        </div>
      )}
      <Loaded query={query} card>
        {(data) => <Cards profile={data} />}
      </Loaded>
    </>
  )
}

function Cards({ profile }: { profile: OwnProfile }) {
  return (
    <div className="profile">
      <div className="stack g6">
        <NamesCard profile={profile} />
        <NoticesCard refused={profile.refused} />
      </div>
      <div className="stack g6">
        <SignInCard profile={profile} />
        {profile.company.kind !== 'person' && <CompanyCard company={profile.company} />}
        <DataCard />
        <CloseCard email={profile.email} />
      </div>
    </div>
  )
}
