// Devices that are not asked for the second step, and how to have them asked again.
import { MonitorCheck } from 'lucide-react'
import { forgetDevice, viewFactors } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { date } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DeviceName } from './device-name.tsx'

type Device = AnswerOf<typeof viewFactors>['devices'][number]

export function RememberedDevices({ devices }: { devices: readonly Device[] }) {
  const t = useT()
  const { lang } = useLang()
  const forget = useCommand(forgetDevice, { refreshes: [viewFactors] })
  return (
    <div>
      <div className="line">
        <div>
          <p className="med">{t(factorsText.devices)}</p>
          <p className="dense muted">{t(factorsText.devicesLead)}</p>
        </div>
      </div>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className="line">
            <div>
              <p className="row g2 wrap">
                <span className="med">
                  <DeviceName agent={device.agent} />
                </span>
                {device.thisOne && <Badge tone="good" icon={MonitorCheck} label={t(sessionsText.thisOne)} />}
              </p>
              <p className="dense muted">
                <bdi dir="ltr">{device.address}</bdi> ·{' '}
                {t(factorsText.until, { date: date(device.expiresAt, lang) })}
              </p>
            </div>
            <Button changes onPress={() => forget.mutate({ query: { id: device.id }, body: {} })}>
              {t(factorsText.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
