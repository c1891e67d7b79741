// Second factors: authenticator, passkeys, recovery codes and remembered devices.
import { useQuery } from '@tanstack/react-query'
import { viewFactors } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { date } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { CodeFactor } from './code-factor.tsx'
import { PasskeyFactors } from './passkey-factors.tsx'
import { RememberedDevices } from './remembered-devices.tsx'
import { SecurityPart } from './security-part.tsx'

export function SecurityFactors() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewFactors))
  return (
    <SecurityPart
      title={t(factorsText.title)}
      lead={t(factorsText.lead)}
      query={query}
      height="clamp(12rem, 28rem - 18vw, 22rem)"
    >
      {(factors) => (
        <div className="stack g5">
          {factors.duty && (
            <Banner
              tone="attention"
              title={
                factors.dueAt
                  ? t(factorsText.dutyRequired, { date: date(factors.dueAt, lang) })
                  : t(factorsText.dutyOffered)
              }
              action={
                <LinkButton size="s" href={`/${lang}/start`}>
                  {t(factorsText.later)}
                </LinkButton>
              }
            />
          )}
          <CodeFactor
            since={factors.codeSince}
            recoveryLeft={factors.recoveryLeft}
            hasKeys={factors.passkeys.length > 0}
          />
          <PasskeyFactors passkeys={factors.passkeys} />
          {factors.devices.length > 0 && <RememberedDevices devices={factors.devices} />}
        </div>
      )}
    </SecurityPart>
  )
}
