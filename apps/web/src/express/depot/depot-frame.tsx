// The frame of a depot's pages: which depot, and the way between its tasks.
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { cashTitles } from '../cash/titles.ts'
import { depotText as words } from './depot-text.ts'
import { depotTitles } from './titles.ts'

const pages = ['intake', 'sort', 'assign', 'handover', 'shelf', 'cash', 'corrections', 'day'] as const
/** Cash has a page of its own. */
export type DepotPage = Exclude<(typeof pages)[number], 'cash'>

export function DepotFrame({ page, body, children }: DepotFrameProps) {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(depotTitles[page]))
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(depotTitles[page])}</h1>
        {body && <p className="muted">{body}</p>}
      </div>
      <TabLinks
        label={t(words.pages)}
        value={page}
        tabs={pages.map((id) => ({
          id,
          label: t(id === 'cash' ? cashTitles.ownInMenu : depotTitles[id]),
          href: `/${lang}/depot/${id}`,
        }))}
      />
      {children}
    </div>
  )
}
type DepotFrameProps = { page: DepotPage; body?: string; children: ReactNode }
