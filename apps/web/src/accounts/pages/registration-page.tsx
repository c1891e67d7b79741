// One registration: what was entered beside what the register says, and the decision.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  viewRegistration,
  type RegistrationDetail,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { userTypeText } from '@marsa/model/accounts/registration/registration-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useMe } from '../queries.ts'
import { ApproveDialog } from '../registration/approve-dialog.tsx'
import { DecisionCard } from '../registration/decision-card.tsx'
import { RefuseDialog } from '../registration/refuse-dialog.tsx'
import { ApplicantCards } from '../registration/applicant-cards.tsx'
import { RegistrationBadge } from '../registration/registration-table.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

const route = getRouteApi('/$lang/inside/admin/registrations/$id')

export function RegistrationPage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const query = useQuery(ask(viewRegistration, { id }))
  return (
    <div className="stack g5">
      <a className="dense" href={`/${lang}/admin/registrations`}>
        {t(registrationsText.back)}
      </a>
      <Loaded
        query={query}
        card
        skeleton={
          <div className="card card-b" aria-busy="true">
            <Skeleton lines={6} />
          </div>
        }
      >
        {(found) => <Registration found={found} />}
      </Loaded>
    </div>
  )
}

function Registration({ found }: { found: RegistrationDetail }) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [open, setOpen] = useState<'approve' | 'refuse'>()
  const decides = role === 'desk' || role === 'admin'
  return (
    <>
      <header className="row between wrap g3">
        <div className="stack g1">
          <h1>
            <bdi>{found.company?.[lang] ?? found.name}</bdi>
          </h1>
          <p className="row wrap g2 muted">
            {t(userTypeText[found.userType])}
            <RegistrationBadge row={found} />
          </p>
        </div>
        {decides && found.state === 'PENDING_APPROVAL' && (
          <div className="row g2">
            <Button onPress={() => setOpen('refuse')}>{t(registrationsText.refuse)}</Button>
            <Button variant="primary" onPress={() => setOpen('approve')}>
              {t(registrationsText.approve)}
            </Button>
          </div>
        )}
      </header>
      <DecisionCard found={found} decides={decides} />
      <ApplicantCards found={found} />
      {open === 'approve' && <ApproveDialog found={found} onClose={() => setOpen(undefined)} />}
      {open === 'refuse' && <RefuseDialog found={found} onClose={() => setOpen(undefined)} />}
    </>
  )
}
