// Feedback after completion: one to five stars and a comment, which is required and has at most 150 characters (A 2, A 5).
import { useState, type SubmitEvent } from 'react'
import { feedbackCommentLength, feedbackText as words } from '@marsa/model/requests/feedback.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import type { Refusal } from '../../kit/call.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { StarRating } from '../../ui/fields/star-rating.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export type Feedback = { rating: number; comments: string }

/** The form may leave its page with the next reading, so the thanks are also said apart from it. */
export const thankFor = (t: ReturnType<typeof useT>, alreadySubmitted: boolean): void =>
  void toast({ title: t(alreadySubmitted ? words.already : words.thanks), tone: 'success' })

type FormProps = {
  /** The rating that is recorded already. */
  known?: number | undefined
  command: { data?: { alreadySubmitted: boolean } | undefined; error: Refusal | null; isPending: boolean }
  onSend: (feedback: Feedback) => void
}

/** The line's command sends it. */
export function FeedbackForm({ known, command, onSend }: FormProps) {
  const t = useT()
  const [rating, setRating] = useState(known)
  const [comments, setComments] = useState('')
  const [missing, setMissing] = useState(false)
  const [wordless, setWordless] = useState(false)
  const { data, error: problem, isPending } = command
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isWordless = comments.trim() === ''
    setWordless(isWordless)
    setMissing(!rating)
    if (rating && !isWordless) onSend({ rating, comments })
  }
  if (data)
    return (
      <Banner
        tone={data.alreadySubmitted ? 'info' : 'success'}
        live
        title={t(data.alreadySubmitted ? words.already : words.thanks)}
      />
    )
  const refused = problem?.fieldSentences['comments']
  const error = wordless ? t(quotesProblems['quotes.comment-required']) : refused
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      {problem && !refused && <Banner tone="error" live title={problem.sentence} />}
      {known === undefined ? (
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
      ) : (
        <p role="status">{t(words.rated, { rating: known })}</p>
      )}
      <TextArea
        label={t(words.comments)}
        hint={t(words.commentsHint, { length: feedbackCommentLength })}
        rows={3}
        dir="auto"
        limit={feedbackCommentLength}
        value={comments}
        onChange={(text) => {
          setComments(text)
          setWordless(false)
        }}
        error={error}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t(words.sending)}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}
