// Feedback after completion: one to five stars and a comment, which is required and has at most 150 characters (A 2, A 5).
import { useState, type SubmitEvent } from 'react'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import {
  feedbackCommentLength,
  listShipments,
  rateShipment,
  viewShipment,
} from '@marsa/model/freight/shipment-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

/** `token` is the signed value of the link; `known` the rating that is recorded already, if any. */
export function FeedbackForm({ token, known }: { token: string; known?: number }) {
  const t = useT()
  const [rating, setRating] = useState(known)
  const [comments, setComments] = useState('')
  const [missing, setMissing] = useState(false)
  const [wordless, setWordless] = useState(false)
  const command = useCommand(rateShipment, {
    refreshes: [viewShipment, listShipments],
    quiet: true,
    // The form leaves the page of the shipment with the next reading, so the thanks stay as a toast.
    onDone: ({ alreadySubmitted }) =>
      void toast({
        title: t(alreadySubmitted ? shipmentText.already : shipmentText.thanks),
        tone: 'success',
      }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isWordless = comments.trim() === ''
    setWordless(isWordless)
    setMissing(!rating)
    if (!rating || isWordless) return
    command.mutate({
      body: {
        postShppingRequest: token,
        updateComments: true,
        rating,
        comments,
      },
    })
  }
  if (command.data)
    return (
      <Banner
        tone={command.data.alreadySubmitted ? 'info' : 'success'}
        live
        title={t(command.data.alreadySubmitted ? shipmentText.already : shipmentText.thanks)}
      />
    )
  const refused = command.error?.fieldSentences['comments']
  const error = wordless ? t(freightProblems['freight.comment-required']) : refused
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      {command.error && !refused && <Banner tone="error" live title={command.error.sentence} />}
      {known === undefined ? (
        <StarRating
          label={t(shipmentText.rating)}
          stars={shipmentText.stars}
          value={rating}
          onChange={(count) => {
            setRating(count)
            setMissing(false)
          }}
          error={missing ? t(shipmentText.chooseRating) : undefined}
        />
      ) : (
        <p role="status">{t(shipmentText.rated, { rating: known })}</p>
      )}
      <TextArea
        label={t(shipmentText.comments)}
        hint={t(shipmentText.commentsHint, { length: feedbackCommentLength })}
        rows={3}
        limit={feedbackCommentLength}
        value={comments}
        onChange={(text) => {
          setComments(text)
          setWordless(false)
        }}
        error={error}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={command.isPending}
          pendingLabel={t(shipmentText.sending)}
        >
          {t(shipmentText.send)}
        </Button>
      </div>
    </form>
  )
}
