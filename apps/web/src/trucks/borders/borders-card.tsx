// The border posts of a booking: what each asks for, who brings it and by when, how ready it is, and how long trucks take there.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Check, FileClock, FileX, Flag } from 'lucide-react'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { BorderPostView, BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import { hoursAndMinutes } from '@marsa/model/kit/duration.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import { LazyDocumentDialog, LazyUploadDialog, type DocumentCalls } from '../../documents/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime, percent } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { askPrepared } from '../../kit/prepared.ts'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import type { CarriedProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { road, roadReads, type Borders } from '../road/calls.ts'
import { BorderTaskRow } from './border-task.tsx'
import { borderText as words } from './border-text.ts'
import '../road/road.css'

const LazyAsk = lazyPart(async () => (await import('./border-dialogs.tsx')).AskDocumentDialog)
const LazyWaive = lazyPart(async () => (await import('./border-dialogs.tsx')).WaiveTaskDialog)

type CardProps = { id: string; side: CarriedProps['side']; documents: DocumentCalls }

export function BordersCard({ id, side, documents }: CardProps) {
  return (
    <Loaded query={useQuery(ask(road.listBorderTasks, { id }))} card>
      {(data) => data.posts.length > 0 && <Posts data={data} side={side} documents={documents} />}
    </Loaded>
  )
}

type Asking =
  | { what: 'ask' }
  | { what: 'upload' | 'waive'; task: BorderTaskView }
  | { what: 'open'; document: StoredDocument }

function Posts({ data, side, documents }: { data: Borders } & Omit<CardProps, 'id'>) {
  const t = useT()
  const { lang } = useLang()
  const stored = useQuery(askPrepared(documents.list, {})).data ?? []
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const mayAsk = data.posts.some(({ askRefusal }) => askRefusal === null)
  return (
    <Card
      id="borders"
      title={t(words.title)}
      aside={
        data.ready !== null && (
          <span className="muted dense">
            {t(words.ready, { percent: percent(data.ready / 100, lang, 0) })}
          </span>
        )
      }
      footer={
        mayAsk && (
          <Button variant="text" size="s" changes onPress={() => setAsking({ what: 'ask' })}>
            {t(words.ask)}
          </Button>
        )
      }
    >
      <div className="stack g5">
        <p className="hint">{t(words.body)}</p>
        {data.posts.map((post) => (
          <Post
            key={post.post}
            post={post}
            trucks={data.trucks}
            side={side}
            storedOf={({ documentId }) => stored.find((each) => each.documentId === documentId)}
            onAct={setAsking}
          />
        ))}
      </div>
      {asking?.what === 'ask' && <LazyAsk data={data} onClose={close} />}
      {asking?.what === 'waive' && <LazyWaive requestId={data.id} task={asking.task} onClose={close} />}
      {asking?.what === 'upload' && (
        <LazyUploadDialog
          calls={uploadOf(documents, asking.task)}
          code={asking.task.docCode}
          onClose={close}
        />
      )}
      {asking?.what === 'open' && (
        <LazyDocumentDialog document={asking.document} calls={documents} onClose={close} />
      )}
    </Card>
  )
}

const uploadOf = ({ add, refreshes }: DocumentCalls, { slot }: BorderTaskView) => ({
  add: { ...add, fields: { ...add.fields, ...(slot && { partId: slot }) } },
  refreshes: [...(refreshes ?? []), ...roadReads],
})

type PostProps = {
  post: BorderPostView
  trucks: number
  side: CarriedProps['side']
  storedOf: (task: BorderTaskView) => StoredDocument | undefined
  onAct: (asking: Asking) => void
}

function Post({ post, trucks, side, storedOf, onAct }: PostProps) {
  const t = useT()
  const { lang } = useLang()
  const { usualMinutes, passages } = post
  const time = hoursAndMinutes(usualMinutes * 60_000)
  const isOver = post.cleared === trucks
  return (
    <details className="truck-slot truck-steps" open={!isOver && post.ready !== 100}>
      <summary>
        {t(borderPosts[post.post])}
        <span className="border-badge">
          <PostBadge post={post} isOver={isOver} />
        </span>
      </summary>
      <div className="stack g3">
        <p className="dense muted">
          {!isOver && `${t(words.due, { when: dayTime(post.due, lang) })}. `}
          {passages > 0 ? t(words.usual, { time, count: passages }) : t(words.unknown)}{' '}
          {post.waiting > 0 &&
            trucks > 1 &&
            t(words.trucks, { of: trucks, waiting: post.waiting, cleared: post.cleared })}
        </p>
        <div>
          {post.tasks.map((task) => (
            <BorderTaskRow
              key={task.taskId}
              task={task}
              side={side}
              stored={storedOf(task)}
              onOpen={(document) => onAct({ what: 'open', document })}
              onUpload={() => onAct({ what: 'upload', task })}
              onWaive={() => onAct({ what: 'waive', task })}
            />
          ))}
        </div>
      </div>
    </details>
  )
}

function PostBadge({ post: { ready, tasks }, isOver }: { post: BorderPostView; isOver: boolean }) {
  const t = useT()
  const { lang } = useLang()
  if (isOver) return <Badge tone="good" icon={Flag} label={t(words.passed)} />
  if (ready === null || ready === 100) return <Badge tone="good" icon={Check} label={t(words.complete)} />
  const isReturned = tasks.some(({ state }) => state === 'RETURNED')
  return (
    <Badge
      tone={isReturned ? 'bad' : 'waiting'}
      icon={isReturned ? FileX : FileClock}
      label={t(words.ready, { percent: percent(ready / 100, lang, 0) })}
    />
  )
}
