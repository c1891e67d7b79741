// The link by which the receiver follows a booking: the customer copies it, and ends it.
import { Copy } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { truckShareEndpoints as share } from '@marsa/model/trucks/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { shareText as words } from './share-text.ts'

export function ShareDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const query = { id: requestId }
  const made = useCommand(share.shareTrucks, { quiet: true })
  const end = useCommand(share.endTruckShare, {
    onDone: () => {
      onClose()
      void toast({ title: t(words.ended), tone: 'success' })
    },
  })
  const make = useEffectEvent(() => made.mutate({ query }))
  useEffect(() => make(), [])
  const link = made.data && `${location.origin}/${lang}/trucks/track#${made.data.token}`
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    void toast({ title: t(words.copied), tone: 'success' })
  }
  return (
    <Dialog
      title={t(words.title)}
      isOpen
      onClose={onClose}
      footer={
        link && (
          <>
            <Button changes isPending={end.isPending} onPress={() => end.mutate({ query })}>
              {t(words.end)}
            </Button>
            <Button variant="primary" icon={Copy} changes={false} onPress={() => void copy(link)}>
              {t(words.copy)}
            </Button>
          </>
        )
      }
    >
      <div className="stack g4">
        <p>{t(words.body)}</p>
        {made.error && <Banner tone="error" live title={made.error.sentence} />}
        {link ? (
          <code className="truck-link" dir="ltr">
            {link}
          </code>
        ) : (
          !made.error && <Skeleton lines={1} />
        )}
      </div>
    </Dialog>
  )
}
