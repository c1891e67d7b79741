// Feedback from the link of a message, without signing in.
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { FeedbackForm } from '../parts/feedback-form.tsx'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import '../freight.css'

const route = getRouteApi('/$lang/customerfeedback')

export function FeedbackPage() {
  const t = useT()
  const { postShppingRequest, rating } = route.useSearch()
  return (
    <section className="card feedback-card stack g5">
      <h1>{t(shipmentText.rateTitle)}</h1>
      {postShppingRequest ? (
        <FeedbackForm token={postShppingRequest} known={rating} />
      ) : (
        <Banner tone="info" title={t(shipmentText.noLink)} />
      )}
    </section>
  )
}
