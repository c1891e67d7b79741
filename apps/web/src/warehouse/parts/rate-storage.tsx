// The rating after completion: one to five stars, and a comment of at most 150 characters.
import { useState, type SubmitEvent } from 'react'
import { rateStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { storageReads } from '../queries.ts'
import { storageText as words } from '../storage-text.ts'

/** Longest comment (contract of the call). */
const commentLength = 150

export function RateStorage({ id }: { id: string }) {
  const t = useT()
  const [rating, setRating] = useState<number>()
  const [comments, setComments] = useState('')
  const [missing, setMissing] = useState(false)
  const command = useCommand(rateStorage, {
    refreshes: storageReads,
    quiet: true,
    // The form leaves the page with the next reading, so the thanks stay as a toast.
    onDone: ({ alreadySubmitted }) =>
      void toast({ title: t(alreadySubmitted ? words.already : words.thanks), tone: 'success' }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!rating) return setMissing(true)
    command.mutate({ query: { id }, body: { rating, comments: comments.trim() || undefined } })
  }
  const error = command.error?.fieldSentences['comments']
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      {command.error && !error && <Banner tone="error" live title={command.error.sentence} />}
      <StarRating
        label={t(words.rating)}
        stars={words.stars}
        value={rating}
        onChange={(count) => {
          setRating(count)
          setMissing(false)
        }}
        error={missing ? t(words.chooseRating) : undefined}
      />
      <TextArea
        label={t(words.comments)}
        optional
        rows={3}
        dir="auto"
        limit={commentLength}
        value={comments}
        onChange={setComments}
        error={error}
      />
      <div>
        <Button type="submit" variant="primary" isPending={command.isPending} pendingLabel={t(words.sending)}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}
