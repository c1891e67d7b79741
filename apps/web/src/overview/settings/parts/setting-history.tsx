// The drawer with the history of one setting or of all: who, when, from what to what, and why.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { SettingChange } from '@marsa/model/settings/endpoints.ts'
import { isSettingKey, rowOf } from '@marsa/model/settings/registry.ts'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/values/when.tsx'
import { changesQuery } from '../queries.ts'
import { settingsText as words } from '../text.ts'
import { SettingValue } from './setting-value.tsx'

function Change({ change, named }: { change: SettingChange; named: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const row = isSettingKey(change.key) ? rowOf(change.key) : undefined
  return (
    <li className="stack g2">
      {named && <b>{row?.name[lang] ?? change.key}</b>}
      <p className="set-change">
        {row && <SettingValue row={row} value={change.from} />}
        <span aria-hidden="true" className="set-arrow muted" />
        {row && (
          <b>
            <SettingValue row={row} value={change.to} />
          </b>
        )}
      </p>
      <p className="dense">{change.reason}</p>
      <p className="cap muted">
        {change.by && <bdi>{change.by.name}</bdi>} · <When value={change.at} />
        {change.approvedBy && (
          <> · {t(words.approvedBy, { name: `\u2068${change.approvedBy.name}\u2069` })}</>
        )}
        {change.isReset && <> · {t(words.wasReset)}</>}
      </p>
    </li>
  )
}

/** `of` is a setting, or `all`. */
export function SettingHistory({ of, onClose }: { of: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const key = isSettingKey(of) ? of : undefined
  const query = useInfiniteQuery(changesQuery(key))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const changes = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={key ? t(words.historyOf, { name: rowOf(key).name[lang] }) : t(words.historyAll)}
    >
      <Loaded query={query} skeleton={<Skeleton lines={5} />} />
      {data && changes.length === 0 && <Empty level={3} title={t(words.noChanges)} />}
      <ol className="set-history">
        {changes.map((change) => (
          <Change key={change.changeId} change={change} named={key === undefined} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(words.earlier)}
        </Button>
      )}
    </Sheet>
  )
}
