// A device in words, with the network it was used from.
import { deviceOf } from '@marsa/model/accounts/own-sessions/sessions-device.ts'
import { sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import { useT } from '../../kit/t.ts'

export function DeviceName({ agent }: { agent: string }) {
  const t = useT()
  const device = deviceOf(agent)
  return (
    <>
      {device
        ? t(sessionsText.browserOn, { browser: device.browser, system: device.system })
        : t(sessionsText.unknownDevice)}
    </>
  )
}
