// The newsletter for administrators: its readers, its issues, and one issue that is written or was sent.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMe } from '../../../accounts/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { number } from '../../../kit/format.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../../kit/router/hooks.ts'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { helpTitles } from '../../titles.ts'
import { IssueEditor } from '../parts/issue-editor.tsx'
import { IssueSent } from '../parts/issue-sent.tsx'
import { IssueTable } from '../parts/issue-table.tsx'
import { issueQuery, issuesQuery } from '../queries.ts'
import { issueText as words } from '../text.ts'
import '../newsletter.css'

const route = getRouteApi('/$lang/inside/admin/newsletter')

export function NewsletterPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { issue } = route.useSearch()
  const mayWrite = useMe()?.roleName === 'admin'
  const list = useInfiniteQuery(issuesQuery)
  const page = `/${lang}/admin/newsletter`
  const [first] = list.data?.pages ?? []
  const readers = (first?.readers.en ?? 0) + (first?.readers.ar ?? 0)
  const found = list.data?.pages.flatMap(({ items }) => items) ?? []
  const ends = {
    readers,
    onSaved: (id: string) => void navigate({ href: `${page}?issue=${id}`, replace: true }),
    onRemoved: () => void navigate({ href: page }),
  }
  return (
    <div className="stack g6">
      <div className="row between wrap list-h">
        <div className="stack g2">
          <h1>{t(helpTitles.newsletter)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        {issue ? (
          <LinkButton href={page}>{t(words.back)}</LinkButton>
        ) : (
          mayWrite && (
            <LinkButton variant="primary" icon={Plus} href={`${page}?issue=new`}>
              {t(words.write)}
            </LinkButton>
          )
        )}
      </div>
      <Loaded query={list} card />
      {issue === 'new' && mayWrite && <IssueEditor {...ends} />}
      {issue && issue !== 'new' && <OneIssue id={issue} mayWrite={mayWrite} ends={ends} />}
      {!issue && (
        <>
          {first && (
            <dl className="issue-counts card card-b">
              {(
                [
                  [words.readersEn, first.readers.en],
                  [words.readersAr, first.readers.ar],
                  [words.unconfirmed, first.unconfirmed],
                ] as const
              ).map(([label, count]) => (
                <div key={label.en}>
                  <dt>{t(label)}</dt>
                  <dd>{number(count, lang)}</dd>
                </div>
              ))}
            </dl>
          )}
          {first && found.length === 0 && (
            <div className="card">
              <Empty art title={t(words.none)}>
                {t(words.noneBody)}
              </Empty>
            </div>
          )}
          {(list.isPending || found.length > 0) && (
            <div className="list-card">
              <IssueTable rows={found} pending={list.isPending} />
            </div>
          )}
          {list.hasNextPage && (
            <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
              {t(words.earlier)}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

type OneIssueProps = {
  id: string
  mayWrite: boolean
  ends: Omit<React.ComponentProps<typeof IssueEditor>, 'issue'>
}

function OneIssue({ id, mayWrite, ends }: OneIssueProps) {
  const query = useQuery(issueQuery(id))
  const { data } = query
  if (query.isError || !data) return <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
  return data.state === 'DRAFT' && mayWrite ? (
    <IssueEditor key={data.id} issue={data} {...ends} />
  ) : (
    <IssueSent issue={data} />
  )
}
