// Feedback on a shipment, sent with the signed value of its link.
import {
  listShipments,
  rateShipment,
  viewShipment,
} from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { FeedbackForm, thankFor } from '../../requests/door.tsx'

/** `token` is the signed value of the link; `known` the rating that is recorded already, if any. */
export function RateShipment({ token, known }: { token: string; known?: number }) {
  const t = useT()
  const command = useCommand(rateShipment, {
    refreshes: [viewShipment, listShipments],
    quiet: true,
    onDone: ({ alreadySubmitted }) => thankFor(t, alreadySubmitted),
  })
  return (
    <FeedbackForm
      known={known}
      command={command}
      onSend={(feedback) =>
        command.mutate({ body: { postShppingRequest: token, updateComments: true, ...feedback } })
      }
    />
  )
}
