// Every conversation for staff: found by words, person and days, read as a transcript, saved as text (A 2, A 6).
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { chatListPage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatTitles } from '@marsa/model/messages/chat/chat-title-text.ts'
import { chatHistoryText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { ChatTable } from '../parts/chat-table.tsx'
import { Transcript } from '../parts/transcript.tsx'
import { chatListQuery } from '../queries.ts'
import { addressOf, type ChatPageSearch } from '../search-address.ts'
import '../chat.css'

const route = getRouteApi('/$lang/inside/chathistory')
const none = { text: undefined, person: undefined, from: undefined, to: undefined }

export function ChatHistoryPage() {
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const hrefOf = (change: ChatPageSearch) => addressOf(`/${lang}/chathistory`, { ...search, ...change })
  const go = (change: ChatPageSearch) => void navigate({ href: hrefOf({ page: undefined, ...change }) })
  return search.chat ? (
    <Transcript id={search.chat} backHref={hrefOf({ chat: undefined })} />
  ) : (
    <Conversations search={search} hrefOf={hrefOf} onGo={go} />
  )
}

type Finding = {
  search: ChatPageSearch
  hrefOf: (change: ChatPageSearch) => string
  onGo: (change: ChatPageSearch) => void
}

function Conversations({ search, hrefOf, onGo }: Finding) {
  const t = useT()
  const { lang } = useLang()
  const { text, person, from, to, page = 1 } = search
  const query = useQuery(chatListQuery({ text, person, from, to, page }))
  const { data, isPending } = query
  return (
    <>
      <div className="row between wrap chats-h">
        <h1>
          {t(chatTitles.history)}{' '}
          <span className="muted num count-n">{data && number(data.total, lang)}</span>
        </h1>
      </div>
      <Filters search={search} onGo={onGo} />
      <Loaded query={query} card />
      {data?.total === 0 && (
        <div className="card">
          <Empty title={t(words.none)} action={<Button onPress={() => onGo(none)}>{t(words.clear)}</Button>}>
            {t(words.noneBody)}
          </Empty>
        </div>
      )}
      {(isPending || (data?.total ?? 0) > 0) && (
        <div className="chat-table">
          <ChatTable rows={data?.items ?? []} pending={isPending} hrefOf={(chat) => hrefOf({ chat })} />
          {data && (
            <div className="chat-table-f">
              <Pager
                page={page}
                size={chatListPage}
                total={data.total}
                hrefOf={(next) => hrefOf({ page: next > 1 ? next : undefined })}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function Filters({ search, onGo }: Omit<Finding, 'hrefOf'>) {
  const t = useT()
  const { lang } = useLang()
  const { text, person, from, to } = search
  const days = from && to ? `${date(from, lang)} – ${date(to, lang)}` : undefined
  const chips = [
    ...(text ? [{ id: 'text', label: text }] : []),
    ...(person ? [{ id: 'person', label: person }] : []),
    ...(days ? [{ id: 'days', label: days }] : []),
  ]
  const taken: Record<string, ChatPageSearch> = {
    text: { text: undefined },
    person: { person: undefined },
    days: { from: undefined, to: undefined },
  }
  return (
    <div className="chat-filters">
      <FilterBar chips={chips} onRemove={(id) => onGo(taken[id] ?? {})} onClear={() => onGo(none)}>
        <SearchBox
          label={t(words.words)}
          area={t(words.byWords)}
          value={text ?? ''}
          onSearch={(text) => onGo({ text: text || undefined })}
        />
        <SearchBox
          label={t(words.person)}
          area={t(words.byPerson)}
          value={person ?? ''}
          onSearch={(who) => onGo({ person: who || undefined })}
        />
        <Popover label={t(words.dates)} trigger={<Button icon={CalendarDays}>{t(words.dates)}</Button>}>
          {(close) => (
            <DateRange
              label={t(words.between)}
              value={from && to ? { from, to } : null}
              onChange={(next) => {
                onGo({ from: next?.from, to: next?.to })
                if (next) close()
              }}
            />
          )}
        </Popover>
      </FilterBar>
    </div>
  )
}
