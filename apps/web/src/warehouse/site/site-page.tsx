// Address and opening hours of the caller's own warehouse; its administrator changes them.
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { SiteForm } from './site-form.tsx'
import { storageSiteQuery } from '../queries.ts'
import { siteFormText as words } from './site-text.ts'
import { storageTitles } from '../titles.ts'
import '../quoting/agent.css'

export function StorageSitePage() {
  const t = useT()
  useTitle(t(storageTitles.site))
  const query = useQuery(storageSiteQuery())
  return (
    <div className="stack g5 st-form">
      <div className="stack g2">
        <h1>{t(words.title)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded query={query} skeleton={<Skeleton block="480px" />}>
        {(data) => <SiteForm {...data} />}
      </Loaded>
    </div>
  )
}
