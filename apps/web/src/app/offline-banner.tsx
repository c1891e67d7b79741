// Says at once that there is no connection, and of when the figures on the page are; goes by itself when it is back.
import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { time } from '../kit/format.ts'
import { useLang } from '../kit/direction.tsx'
import { useOnline } from '../kit/online.ts'
import { useT } from '../kit/t.ts'
import { Banner } from '../ui/states/banner.tsx'
import { appText } from './text.ts'

export function OfflineBanner() {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  if (useOnline()) return null
  const asked = client.getQueryCache().getAll()
  const newest = Math.max(0, ...asked.map(({ state }) => state.dataUpdatedAt))
  return (
    <div className="offline-bar page">
      <Banner tone="attention" live icon={WifiOff} title={t(appText.offlineTitle)}>
        {newest > 0
          ? t(appText.offlineSince, { time: time(new Date(newest).toISOString(), lang) })
          : t(appText.offlineBody)}
      </Banner>
    </div>
  )
}
