// Feedback after completion: one to five stars at once, then a comment of at most 150 characters (A 2, A 5).
import { useState, type SubmitEvent } from 'react'
import { rateShipment, listShipments, viewShipment } from '@marsa/model/freight/shipment-endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

/** Longest comment (decisions 4.10 no. 12). */
export const commentLength = 150

/** `token` is the signed value of the link; `known` the rating given before, if any. */
export function FeedbackForm({ token, known }: { token: string; known?: number }) {
  const t = useT()
  const [rating, setRating] = useState(known)
  const [comments, setComments] = useState('')
  const [missing, setMissing] = useState(false)
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
    if (!rating) return setMissing(true)
    command.mutate({
      body: {
        postShppingRequest: token,
        updateComments: comments.trim() !== '',
        rating,
        comments: comments.trim() || undefined,
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
  const error = command.error?.fieldSentences['comments']
  return (
    <form className="stack g5" noValidate onSubmit={submit}>
      {command.error && !error && <Banner tone="error" live title={command.error.sentence} />}
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
      <TextArea
        label={t(shipmentText.comments)}
        optional
        rows={3}
        limit={commentLength}
        value={comments}
        onChange={setComments}
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
