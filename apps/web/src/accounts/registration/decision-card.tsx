// What was decided and by whom, and the second person's confirmation of a provider's administrator.
import type { ReactNode } from 'react'
import {
  confirmAgentAdmin,
  listRegistrations,
  viewRegistration,
  type RegistrationDetail,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { refusalReasonText, serviceText } from '@marsa/model/accounts/registration/registration-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

function AdminCard({ found, decides }: { found: RegistrationDetail; decides: boolean }) {
  const t = useT()
  const confirm = useCommand(confirmAgentAdmin, {
    refreshes: [viewRegistration, listRegistrations],
    onDone: () => void toast({ title: t(registrationsText.confirmedToast), tone: 'success' }),
  })
  return (
    <Card title={t(registrationsText.adminTitle)}>
      {found.adminConfirmedBy ? (
        <p>{t(registrationsText.adminConfirmed, { name: found.adminConfirmedBy.name })}</p>
      ) : (
        <div className="stack g3">
          <p>
            {t(registrationsText.adminWaits, {
              approver: found.decidedBy?.name ?? '',
              name: found.name,
            })}
          </p>
          {decides && (
            <div>
              <ActionButton
                variant="primary"
                refusal={found.confirmRefusal}
                problems={registrationProblems}
                isPending={confirm.isPending}
                onPress={() => confirm.mutate({ query: { id: found.id } })}
              >
                {t(registrationsText.confirmAdmin)}
              </ActionButton>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

export function DecisionCard({ found, decides }: { found: RegistrationDetail; decides: boolean }) {
  const t = useT()
  const { lang } = useLang()
  if (!found.decidedBy || !found.decidedAt) return null
  const facts: [ReactNode, ReactNode][] = [
    [t(registrationsText.decidedBy), <bdi key="v1">{found.decidedBy.name}</bdi>],
    [t(registrationsText.decidedAt), <When key="v2" value={found.decidedAt} />],
  ]
  if (found.reason) facts.push([t(registrationsText.reason), t(refusalReasonText[found.reason])])
  if (found.note) facts.push([t(registrationsText.note), <bdi key="v3">{found.note}</bdi>])
  if (found.agentCode)
    facts.push([
      t(registrationsText.agentCode),
      <bdi key="v4" dir="ltr">
        {found.agentCode}
      </bdi>,
    ])
  if (found.state === 'ACTIVE' && found.modes.length > 0)
    facts.push([
      t(registrationsText.services),
      found.modes.map((mode) => t(serviceText[mode])).join(comma(lang)),
    ])
  return (
    <>
      <Card title={t(registrationsText.decision)}>
        <Facts facts={facts} />
      </Card>
      {found.userType === 'provider' && found.state === 'ACTIVE' && (
        <AdminCard found={found} decides={decides} />
      )}
    </>
  )
}
