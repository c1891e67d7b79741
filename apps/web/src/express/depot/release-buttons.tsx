// Lets a held parcel go on, or takes back the one hold of several that was a mistake.
import { depotEndpoints as calls, type DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { holdReasonText, isAnsweredInWords, releaseRefusal } from '@marsa/model/express/depot/hold.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { depotText as words } from './depot-text.ts'

const problems = async () => (await import('@marsa/model/express/depot/depot-problems.ts')).depotProblems

export function ReleaseButtons({ parcel: { shipmentId, status, holds } }: { parcel: DepotParcel }) {
  const t = useT()
  const release = useCommand(calls.releaseParcel, {
    refreshes: [calls.viewShelf, calls.viewIntake],
    onDone: (_answer, { body }) =>
      void toast({
        title: t(body?.reason ? words.takenBack : words.released),
        tone: 'success',
      }),
  })
  if (status !== 'ON_HOLD') return null
  const press = (reason: Parameters<typeof releaseRefusal>[3]) =>
    release.mutate({ body: { shipmentId, reason } })
  return (
    <>
      <ActionButton
        size="s"
        refusal={releaseRefusal(
          status,
          holds.map((reason) => ({ reason })),
          'agent',
        )}
        problems={problems}
        isPending={release.isPending}
        onPress={() => press(null)}
      >
        {t(words.release)}
      </ActionButton>
      {holds.length > 1 &&
        holds.filter(isAnsweredInWords).map((reason) => (
          <Button key={reason} size="s" changes isPending={release.isPending} onPress={() => press(reason)}>
            {t(words.takeBack, { reason: t(holdReasonText[reason]) })}
          </Button>
        ))}
    </>
  )
}
