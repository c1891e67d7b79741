// Access that waits for a second administrator: for whom and what, who asked; confirmed, refused or taken back.
import { useQuery } from '@tanstack/react-query'
import { accessWords } from '@marsa/model/accounts/users/access-proposal.ts'
import { decideAccess, type AccessProposal } from '@marsa/model/accounts/users/users-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { useCheck } from '../check/door.tsx'
import { accessQuery, peopleReads } from './users-queries.ts'
import { usersText } from './users-text.ts'

function WaitingAccess({ proposal }: { proposal: AccessProposal }) {
  const t = useT()
  const { lang } = useLang()
  const check = useCheck()
  const decide = useCommand(decideAccess, {
    quiet: true,
    refreshes: peopleReads,
    onDone: (_, { body }) =>
      void toast({
        title: t(body?.isConfirmed ? usersText.accessConfirmed : usersText.accessEnded),
        tone: 'success',
      }),
  })
  const { proposalId, who, by, at, isOwn, isAboutReader, email } = proposal
  const send = (isConfirmed: boolean) =>
    void check.run(async () => {
      await decide.mutateAsync({ query: { proposalId }, body: { isConfirmed } })
    })
  const name = `\u2068${who[lang]}\u2069`
  return (
    <div className="stack g3">
      <Banner
        tone="attention"
        title={t(usersText.accessWaits, { who: name, what: accessWords(proposal)[lang] })}
      >
        {proposal.userCode && (
          <p>
            <bdi>{email}</bdi>
          </p>
        )}
        <p>{t(usersText.askedBy, { name: `\u2068${by}\u2069`, time: dateTime(at, lang) })}</p>
        <p>
          {t(isOwn ? usersText.ownWaits : isAboutReader ? usersText.aboutYou : usersText.confirmOnlyKnown)}
        </p>
      </Banner>
      <div className="row wrap g2">
        {!isOwn && !isAboutReader && (
          <Button variant="primary" isPending={decide.isPending} onPress={() => send(true)}>
            {t(usersText.confirmAccess)}
          </Button>
        )}
        <Button isPending={decide.isPending} onPress={() => send(false)}>
          {t(isOwn ? usersText.takeBack : usersText.refuseAccess)}
        </Button>
      </div>
      {check.dialog}
    </div>
  )
}

/** Everything that waits, or what waits for one person; nothing where nothing does. */
export function AccessWaiting({ userCode }: { userCode?: string }) {
  const t = useT()
  const { data } = useQuery(accessQuery())
  const items = data?.items.filter((each) => userCode === undefined || each.userCode === userCode) ?? []
  if (items.length === 0) return null
  return (
    <section className="stack g5 people-waiting" aria-label={t(usersText.waitingAccess)}>
      {items.map((proposal) => (
        <WaitingAccess key={proposal.proposalId} proposal={proposal} />
      ))}
    </section>
  )
}
