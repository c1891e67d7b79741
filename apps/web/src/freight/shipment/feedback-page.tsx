// Feedback from the link of a message, without signing in: the rating of the link is recorded as soon as the page is there.
import { useEffect, useEffectEvent } from 'react'
import { rateShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { feedbackText } from '@marsa/model/requests/feedback.ts'
import { useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { requestPageText } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RateShipment } from './rate-shipment.tsx'
import '../freight.css'

const route = getRouteApi('/$lang/customerfeedback')

/**
 * Sent by the page and not by the link, so that programs which follow links do not rate. A link that was
 * used, or that nobody wrote, says so before anything is typed.
 */
function FromLink({ token, rating }: { token: string; rating: number | undefined }) {
  const t = useT()
  const { mutate, data, error } = useCommand(rateShipment, { quiet: true })
  const record = useEffectEvent(() =>
    mutate({ body: { postShppingRequest: token, updateComments: false, rating } }),
  )
  useEffect(() => record(), [token])
  if (error) return <Banner tone="error" live title={error.sentence} />
  if (!data) return <Skeleton lines={4} />
  if (data.alreadySubmitted) return <Banner tone="info" live title={t(feedbackText.already)} />
  return <RateShipment token={token} known={rating} />
}

export function FeedbackPage() {
  const t = useT()
  const { postShppingRequest, rating } = route.useSearch()
  return (
    <section className="card feedback-card stack g5">
      <h1>{t(requestPageText.rateTitle)}</h1>
      {postShppingRequest ? (
        <FromLink token={postShppingRequest} rating={rating} />
      ) : (
        <Banner tone="info" title={t(shipmentText.noLink)} />
      )}
    </section>
  )
}
